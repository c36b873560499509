import type { Appearance } from '#domain/account/appearance.ts'
import { PLUGIN_KEYS, type Preferences } from '#domain/account/preferences.ts'
import { appearanceChoice, setAppearance } from '#web/kit/appearance.ts'
import { addressNamesLanguage, chooseLanguage, languageChoice } from '#web/language/current-language.ts'
import { haveSeenTour, tourSeen } from '#web/memory/tour-seen.ts'
import { keepPreferences, loadPreferences } from '#web/queries/preferences.ts'
import { setWidgetEnabled, WIDGET_KEYS, widgetSwitch } from '#web/widgets/widget-list.ts'

let isFollowing = false
/** The choices made on this page: newer than those of the account when the page asked. */
const chosenHere = new Set<string>()
/** Choices from the account need not be sent to it. */
let isApplying = false

/** Brings the appearance and the widgets of the account to this browser, and the choices made here to the account. */
export async function followChoices(): Promise<void> {
  if (isFollowing) return
  isFollowing = true
  appearanceChoice.subscribe((change) => keep(Object.keys(change), { appearance: change }))
  languageChoice.subscribe((language) => language && keep(['language'], { language }))
  widgetSwitch.subscribe((made) => {
    const key = PLUGIN_KEYS.find((known) => known === made?.key)
    if (made && key) keep([key], { plugins: { [key]: made.on } })
  })
  tourSeen.subscribe(() => keep(['tourSeen'], { tourSeen: true }))
  const kept = await loadPreferences()
  if (!kept) return
  if (tourSeen.get() && !kept.tourSeen) keep(['tourSeen'], { tourSeen: true })
  isApplying = true
  apply(kept)
  isApplying = false
}

function keep(keys: readonly string[], change: Parameters<typeof keepPreferences>[0]): void {
  if (isApplying) return
  for (const key of keys) chosenHere.add(key)
  void keepPreferences(change)
}

function apply({ appearance, language, plugins, tourSeen: hasSeen }: Preferences): void {
  if (hasSeen) haveSeenTour()
  if (language !== null && !chosenHere.has('language') && !addressNamesLanguage())
    void chooseLanguage(language)
  const look = Object.entries(appearance).filter(([key, word]) => word !== null && !chosenHere.has(key))
  if (look.length > 0) setAppearance(Object.fromEntries(look) as Partial<Appearance>)
  for (const key of PLUGIN_KEYS) {
    const on = plugins[key]
    if (on !== null && !chosenHere.has(key) && WIDGET_KEYS.includes(key)) setWidgetEnabled(key, on)
  }
}
