import { flushSync } from 'react-dom'
import { type Appearance, FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import type { Mode } from '#charts/tokens.ts'
import { siteFront } from '#web/memory/front.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'

/** Root font size in pixels for each setting, where the browser's own is the usual 16. */
export const ROOT_PIXELS: Readonly<Record<Appearance['fontSize'], number>> = {
  small: 14,
  medium: 18,
  large: 22,
}

/** The usual size of text in browsers, from which the accessibility panel counts. */
const USUAL_PIXELS = 16

const system = window.matchMedia('(prefers-color-scheme: dark)')
// Paper is white and has a size of its own: whatever the setting, pages are printed in the light colours and small letters.
const onPaper = store(false)
const appearance = store(kept())
const mode = store(effectiveMode(appearance.get()))
const enlargement = store(1)
/** What the accessibility panel asks for; null: nothing. */
let textFactor: number | null = null
/** The font size that is set in the browser, by the usual one. */
const browserScale = measuredScale()
/** The choice that was made last on this page, for those who keep it elsewhere too. */
export const appearanceChoice = store<Partial<Appearance>>({})

// The file that sets it before the first paint may have been lost on the line.
if (!document.documentElement.dataset.mode) show(appearance.get())
system.addEventListener('change', () => show(appearance.get()))
window.addEventListener('storage', () => show(kept()))
window.addEventListener('beforeprint', () => print(true))
window.addEventListener('afterprint', () => print(false))

/** Changes one setting and keeps it. */
export function setAppearance(change: Partial<Appearance>): void {
  for (const [key, value] of Object.entries(change)) keepText(key, value)
  show({ ...appearance.get(), ...change })
  appearanceChoice.set({ ...change })
}

/** The reader's settings. */
export function useAppearance(): Appearance {
  return useStore(appearance)
}

/** The appearance in force: `system` follows the device. */
export function useMode(): Mode {
  return useStore(mode)
}

/** Root font size divided by 14, as figures need it. */
export function useFontScale(): number {
  const { fontSize } = useAppearance()
  const scale = (ROOT_PIXELS[fontSize] / ROOT_PIXELS.small) * useStore(enlargement) * browserScale
  return useOnPaper() ? 1 : scale
}

function measuredScale(): number {
  const probe = document.createElement('i')
  probe.style.fontSize = 'medium'
  document.documentElement.append(probe)
  const pixels = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return pixels / 16 || 1
}

/** True while the page is being printed. */
export function useOnPaper(): boolean {
  return useStore(onPaper)
}

/**
 * Makes all text larger or smaller, for the accessibility panel: so many times 16 pixels (specification of public features §9), or times the
 * size that somebody chose where that is larger. null: as the setting says.
 */
export function enlargeText(factor: number | null): void {
  textFactor = factor
  scaleText(appearance.get())
}

function scaleText({ fontSize }: Appearance): void {
  const own = ROOT_PIXELS[fontSize]
  const scale = textFactor === null ? 1 : (textFactor * Math.max(USUAL_PIXELS, own)) / own
  document.documentElement.style.setProperty('--enlargement', String(scale))
  enlargement.set(scale)
}

/** The page is laid out for paper as soon as this returns, so everything that follows is drawn before. */
function print(now: boolean): void {
  flushSync(() => {
    onPaper.set(now)
    show(appearance.get())
  })
}

function show(next: Appearance): void {
  const { dataset } = document.documentElement
  dataset.mode = effectiveMode(next)
  dataset.fontSize = next.fontSize
  dataset.theme = next.theme
  mode.set(effectiveMode(next))
  appearance.set(next)
  if (textFactor !== null) scaleText(next)
}

function effectiveMode({ viewMode }: Appearance): Mode {
  if (onPaper.get()) return 'light'
  if (viewMode === 'system') return system.matches ? 'dark' : 'light'
  return viewMode
}

function kept(): Appearance {
  return {
    // A reader without a choice sees the mode of the site's front, usually that of the device.
    viewMode: keptWord('viewMode', VIEW_MODES) ?? siteFront.view_mode,
    fontSize: keptWord('fontSize', FONT_SIZES) ?? siteFront.font_size,
    theme: keptWord('theme', THEMES) ?? siteFront.theme,
  }
}

/** A word that is kept on this device; none where nothing was chosen or the browser refuses storage. */
function keptWord<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  const text = keptText(key)
  return allowed.find((word) => word === text)
}
