import { keepText, keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'

const ALOUD = 'msdat-voice-aloud'
const TOLD = 'msdat-voice-told'

/** Whether replies are read aloud by themselves; kept on this device. */
export const voiceAloud = store(keptText(ALOUD) !== 'false')

/** Whether this device has been told where the sound goes. */
export const voiceTold = store(keptText(TOLD) === 'true')

/** Switches reading replies aloud. */
export function setVoiceAloud(on: boolean): void {
  keepText(ALOUD, String(on))
  voiceAloud.set(on)
}

/** Remembers that somebody has read where the sound goes and pressed the button all the same. */
export function rememberTold(): void {
  keepText(TOLD, 'true')
  voiceTold.set(true)
}
