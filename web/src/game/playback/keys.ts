import type { Playback } from './playback.svelte.ts';

/** Any key hurries; Space pauses, arrows step, Escape goes to now, A shows what stays once more. */
export function onPlaybackKey(playback: Playback, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (target.closest('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.key === 'Tab' || event.key === 'Shift') return;
  if (target.closest('.reel') && (event.key === 'Enter' || event.key === ' ')) return;
  if (event.key === 'Escape') playback.finish();
  else if (event.key === ' ') playback.pause();
  else if (event.key === 'ArrowLeft') playback.step(-1);
  else if (event.key === 'a' && playback.held) playback.again();
  else playback.step(1);
  event.preventDefault();
  event.stopImmediatePropagation();
}
