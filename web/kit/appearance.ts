import { useSyncExternalStore } from 'react'
import { type Appearance, FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import type { Mode } from '#charts/tokens.ts'

/** Root font size in pixels for each setting. */
export const ROOT_PIXELS: Readonly<Record<Appearance['fontSize'], number>> = {
  small: 14,
  medium: 18,
  large: 22,
}

const system = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
const choiceListeners = new Set<(change: Partial<Appearance>) => void>()
// Paper is white: whatever the setting, pages are printed in the light colours.
let printing = false
let enlargement = 1
let current = read()
let mode = effectiveMode(current)

system.addEventListener('change', () => move(current))
window.addEventListener('storage', () => move(read()))
window.addEventListener('beforeprint', () => print(true))
window.addEventListener('afterprint', () => print(false))

/** Changes one setting and keeps it. */
export function setAppearance(change: Partial<Appearance>): void {
  for (const [key, value] of Object.entries(change)) keep(key, value)
  move({ ...current, ...change })
  for (const listener of choiceListeners) listener(change)
}

/** Tells of every choice that is made on this page, for those who keep it elsewhere too. */
export function whenAppearanceChosen(listener: (change: Partial<Appearance>) => void): void {
  choiceListeners.add(listener)
}

/** The reader's settings. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, () => current)
}

/** The appearance in force: `system` follows the device. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => mode)
}

/** Root font size divided by 14, as figures need it. */
export function useFontScale(): number {
  const { fontSize } = useAppearance()
  const larger = useSyncExternalStore(subscribe, () => enlargement)
  return (ROOT_PIXELS[fontSize] / ROOT_PIXELS.small) * larger
}

/** Makes all text larger or smaller than the setting says: 1 leaves it. For the accessibility panel. */
export function enlargeText(factor: number): void {
  enlargement = factor
  document.documentElement.style.setProperty('--enlargement', String(factor))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function print(now: boolean): void {
  printing = now
  move(current)
}

function move(next: Appearance): void {
  current = next
  mode = effectiveMode(next)
  const { dataset } = document.documentElement
  dataset.mantineColorScheme = mode
  dataset.fontSize = next.fontSize
  dataset.theme = next.theme
  for (const listener of listeners) listener()
}

function effectiveMode({ viewMode }: Appearance): Mode {
  if (printing) return 'light'
  if (viewMode === 'system') return system.matches ? 'dark' : 'light'
  return viewMode
}

function read(): Appearance {
  return {
    viewMode: stored('viewMode', VIEW_MODES),
    fontSize: stored('fontSize', FONT_SIZES),
    theme: stored('theme', THEMES),
  }
}

/** The first of the allowed words is the default. A browser that refuses storage has the defaults. */
function stored<T extends string>(key: string, allowed: readonly [T, ...T[]]): T {
  try {
    const text = localStorage.getItem(key)
    return allowed.find((word) => word === text) ?? allowed[0]
  } catch {
    return allowed[0]
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is refused: the setting holds until the page is closed.
  }
}
