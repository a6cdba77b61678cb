import { words } from '../../words/words.svelte.ts';

/** A chance in thousandths; what is possible is never called nought. */
export function percent(thousandths: number): string {
  const number = new Intl.NumberFormat(words.language, { style: 'percent' });
  if (thousandths > 0 && thousandths < 10) return `< ${number.format(0.01)}`;
  if (thousandths > 990 && thousandths < 1000) return `> ${number.format(0.99)}`;
  return number.format(thousandths / 1000);
}

/** A chance on the twelve-sided die. */
export function twelfths(faces: number): string {
  return percent(Math.round((faces * 1000) / 12));
}

/** A number in tenths. */
export function tenths(amount: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(amount / 10);
}
