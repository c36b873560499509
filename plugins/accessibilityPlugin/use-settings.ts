import { useSyncExternalStore } from 'react'
import { enlargeText } from '#web/kit/appearance.ts'
import {
  type AccessibilitySettings,
  DEFAULT_SETTINGS,
  enlargementOf,
  readSettings,
} from './accessibility-settings.ts'

const KEY = 'accessibility-settings'

const listeners = new Set<() => void>()
let current = kept()

/** The reader's settings. */
export function useSettings(): AccessibilitySettings {
  return useSyncExternalStore(subscribe, () => current)
}

/** Changes some settings, keeps them and applies them at once. */
export function changeSettings(change: Partial<AccessibilitySettings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Storage is refused: the settings hold until the page is closed.
  }
  apply(current)
  for (const listener of listeners) listener()
}

/** Puts settings into force; those of a widget that is switched off are the defaults. */
export function apply(settings: AccessibilitySettings = DEFAULT_SETTINGS): void {
  const { dataset } = document.documentElement
  dataset.contrast = settings.highContrastEnabled ? 'high' : 'normal'
  dataset.focus = settings.enhancedFocusEnabled ? 'enhanced' : 'normal'
  dataset.motion = settings.reducedMotionEnabled ? 'reduced' : 'normal'
  enlargeText(enlargementOf(settings.fontSizeLevel))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function kept(): AccessibilitySettings {
  try {
    return readSettings(localStorage.getItem(KEY))
  } catch {
    return DEFAULT_SETTINGS
  }
}
