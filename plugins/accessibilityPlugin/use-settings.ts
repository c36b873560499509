import { enlargeText } from '#web/kit/appearance.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'
import {
  type AccessibilitySettings,
  DEFAULT_SETTINGS,
  enlargementOf,
  readSettings,
} from './accessibility-settings.ts'

const KEY = 'accessibility-settings'

const settings = store(readSettings(keptText(KEY)))

/** The reader's settings. */
export function useSettings(): AccessibilitySettings {
  return useStore(settings)
}

/** Changes some settings, keeps them and applies them at once. */
export function changeSettings(change: Partial<AccessibilitySettings>): void {
  const next = { ...settings.get(), ...change }
  keepText(KEY, JSON.stringify(next))
  apply(next)
  settings.set(next)
}

/** Puts settings into force; without any, as while the widget is switched off, everything is as the page has it. */
export function apply(settingsOn?: AccessibilitySettings): void {
  const chosen = settingsOn ?? DEFAULT_SETTINGS
  const { dataset } = document.documentElement
  dataset.contrast = chosen.highContrastEnabled ? 'high' : 'normal'
  dataset.focus = chosen.enhancedFocusEnabled ? 'enhanced' : 'normal'
  dataset.motion = chosen.reducedMotionEnabled ? 'reduced' : 'normal'
  enlargeText(settingsOn ? enlargementOf(chosen.fontSizeLevel) : null)
}
