import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hold } from './hold';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hold that is paused goes on with what was left of it', () => {
  const over = vi.fn();
  const hold = new Hold(over);
  hold.start(1000);
  vi.advanceTimersByTime(700);
  hold.pause();
  vi.advanceTimersByTime(5000);
  expect(over).not.toHaveBeenCalled();
  hold.goOn();
  vi.advanceTimersByTime(299);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

test('a hold that is kept begins when it goes on', () => {
  const over = vi.fn();
  const hold = new Hold(over);
  hold.keep(500);
  vi.advanceTimersByTime(5000);
  expect(over).not.toHaveBeenCalled();
  hold.goOn();
  vi.advanceTimersByTime(500);
  expect(over).toHaveBeenCalledOnce();
});
