/** A list that a tab shows: loaded, loaded again after a deed, and what was refused. */

export class List<T> {
  rows = $state.raw<T[] | null>(null);
  problem = $state('');
  #get: () => Promise<T[]>;

  constructor(get: () => Promise<T[]>) {
    this.#get = get;
  }

  load = async (): Promise<void> => {
    try {
      this.rows = await this.#get();
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  };
}
