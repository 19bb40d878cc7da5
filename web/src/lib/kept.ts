/** Choices that this device keeps; a browser that keeps nothing forgets them with the page. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`ludoteka.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`ludoteka.${name}`, value);
  } catch {
    // then it holds until the page is closed
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`ludoteka.${name}`);
  } catch {
    // nothing is kept
  }
}
