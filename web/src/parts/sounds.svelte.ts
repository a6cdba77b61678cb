/** What can be heard. */
export type Sound = 'turn' | 'window' | 'dice' | 'hit';

const REMEMBERED = 'grimoire.sounds';

/** Whoever wants less motion is spared sounds as well, until they ask for them. */
function first(): boolean {
  const remembered = localStorage.getItem(REMEMBERED);
  if (remembered !== null) return remembered === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

let on = $state(first());
let context: AudioContext | null = null;

/** One tone that swells and fades. */
function tone(at: AudioContext, start: number, pitch: number, length: number, loud: number): void {
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** A short rattle: noise through a narrow gap. */
function rattle(
  at: AudioContext,
  start: number,
  pitch: number,
  length: number,
  loud: number,
): void {
  const samples = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let sample = 0; sample < samples; sample++)
    data[sample] = (Math.random() * 2 - 1) * (1 - sample / samples) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const gap = at.createBiquadFilter();
  gap.type = 'bandpass';
  gap.frequency.value = pitch;
  gap.Q.value = 1.4;
  const volume = at.createGain();
  volume.gain.value = loud;
  source.connect(gap).connect(volume).connect(at.destination);
  source.start(start);
}

const SOUNDS: Record<Sound, (at: AudioContext, now: number) => void> = {
  turn: (at, now) => {
    tone(at, now, 523.25, 0.5, 0.1);
    tone(at, now + 0.14, 783.99, 0.7, 0.09);
  },
  window: (at, now) => tone(at, now, 987.77, 0.18, 0.05),
  dice: (at, now) => {
    for (let die = 0; die < 4; die++)
      rattle(at, now + die * 0.055, 1800 + die * 260, 0.06, 0.22 - die * 0.03);
  },
  hit: (at, now) => {
    tone(at, now, 92, 0.28, 0.3);
    rattle(at, now, 320, 0.14, 0.3);
  },
};

/** Sounds made on the spot; nothing is loaded, and one switch turns all of them off. */
export const sounds = {
  get on(): boolean {
    return on;
  },

  turn(wanted: boolean): void {
    on = wanted;
    localStorage.setItem(REMEMBERED, wanted ? 'on' : 'off');
    if (wanted) this.play('window');
  },

  play(sound: Sound): void {
    if (!on || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    // Browsers keep quiet until somebody has touched the page; what was missed is not made up for.
    if (context.state === 'suspended') {
      void context.resume();
      if (!navigator.userActivation?.hasBeenActive) return;
    }
    SOUNDS[sound](context, context.currentTime);
  },
};
