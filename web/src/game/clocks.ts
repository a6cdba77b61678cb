const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Thinking time as people read it: `4:05`, `1:02:03`, `3 d 4:00`. Rounded up, so that 0:00 means that it is over. */
export function timeLeft(ms: number): string {
  const rounded = Math.ceil(Math.max(0, ms) / SECOND) * SECOND;
  const days = Math.floor(rounded / DAY);
  const hours = Math.floor((rounded % DAY) / HOUR);
  const minutes = Math.floor((rounded % HOUR) / MINUTE);
  const seconds = (rounded % MINUTE) / SECOND;
  const two = (number: number): string => String(number).padStart(2, '0');
  if (days > 0) return `${days} d ${hours}:${two(minutes)}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}`;
}
