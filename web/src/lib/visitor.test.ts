import { expect, test } from 'vitest';
import { FACES, nameFace } from './face';
import { faceIn } from './visitor';

test('a visitor keeps the face that the cookie tells', () => {
  expect(faceIn('other=1; ludoteka-face=1066; more=2')).toBe(1066);
  expect(faceIn('ludoteka-face=0')).toBe(0);
  for (const cookies of ['', 'ludoteka-face=', `ludoteka-face=${FACES}`, 'ludoteka-face=-1', 'ludoteka-face=x']) {
    expect(faceIn(cookies)).toBeNull();
  }
});

test('the face of someone at this device is the one that the server gives to the name', () => {
  // ludoteka.server.people.faces.guest_face of the same names
  expect([nameFace('Peter'), nameFace('Оксана')]).toEqual([153, 3373]);
});
