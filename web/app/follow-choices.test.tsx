import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { type AnsweredCalls, answerCalls } from '#tests/components/made-up-answers.ts'
import { newDevice } from '#tests/components/new-device.ts'

// What follows is remembered by modules for as long as a page is open: each test is a page of its own.
beforeEach(() => {
  vi.resetModules()
  newDevice()
})
afterEach(() => vi.resetModules())

/** A page of somebody whose account keeps these choices; `before` is what they do while the account has not answered. */
async function page(kept: Partial<Preferences>, before: (here: Here) => unknown = () => null) {
  const preferences = { ...DEFAULT_PREFERENCES, ...kept }
  const calls = answerCalls({
    'GET /account/preferences': preferences,
    'PATCH /account/preferences': preferences,
  })
  const here = await modules()
  const { followChoices } = await import('./follow-choices.ts')
  const following = followChoices()
  await before(here)
  await following
  return { ...here, calls, followChoices }
}

async function modules() {
  return {
    appearance: await import('#web/kit/appearance.ts'),
    language: await import('#web/language/current-language.ts'),
    tour: await import('#web/memory/tour-seen.ts'),
    widgets: await import('#web/widgets/widget-list.ts'),
  }
}
type Here = Awaited<ReturnType<typeof modules>>

const sent = (calls: AnsweredCalls) => calls.of('PATCH /account/preferences').map(({ body }) => body)
const plugins = { ...DEFAULT_PREFERENCES.plugins, contextPlugin: true, feedbackPlugin: false }
const dark = { viewMode: 'dark', fontSize: null, theme: 'calm' } as const
const on = (key: string) => localStorage.getItem(key)

describe('choices of the account', () => {
  test('come to the browser, and are not sent back', async () => {
    const { calls, appearance, widgets, language, tour } = await page({
      ...{ appearance: dark, plugins, language: 'pcm', tourSeen: true },
    })
    expect(appearance.appearanceChoice.get()).toEqual({ viewMode: 'dark', theme: 'calm' })
    expect(widgets.widgetSwitch.get()).toEqual({ key: 'feedbackPlugin', on: false })
    expect(language.languageChoice.get()).toBe('pcm')
    expect(tour.tourSeen.get()).toBe(true)
    expect(sent(calls)).toEqual([])
  })

  test('that were never made leave the browser its own', async () => {
    const { appearance, widgets, language, tour } = await page({})
    expect(appearance.appearanceChoice.get()).toEqual({})
    expect([widgets.widgetSwitch.get(), language.languageChoice.get(), tour.tourSeen.get()]).toEqual([
      null,
      null,
      false,
    ])
  })

  test('give way to what was chosen here before they came', async () => {
    const { appearance, language, widgets, calls } = await page(
      { appearance: dark, language: 'pcm', plugins },
      async (here) => {
        here.appearance.setAppearance({ viewMode: 'light' })
        here.widgets.setWidgetEnabled('feedbackPlugin', true)
        await here.language.chooseLanguage('en')
      },
    )
    expect(on('viewMode')).toBe('light')
    expect(appearance.appearanceChoice.get()).toEqual({ theme: 'calm' })
    expect(language.languageChoice.get()).toBe('en')
    expect(widgets.widgetSwitch.get()).toEqual({ key: 'contextPlugin', on: true })
    await vi.waitFor(() =>
      expect(sent(calls)).toEqual([
        { appearance: { viewMode: 'light' } },
        { plugins: { feedbackPlugin: true } },
        { language: 'en' },
      ]),
    )
  })

  test('an address that names a language is read in it', async () => {
    window.history.replaceState(null, '', '/?lang=en')
    const { language } = await page({ language: 'pcm' }, (here) => here.language.startLanguage())
    expect(language.languageChoice.get()).toBeNull()
  })
})

describe('choices made here', () => {
  test('are kept with the account, each by itself', async () => {
    const { appearance, widgets, tour, calls, followChoices } = await page({})
    await followChoices()
    appearance.setAppearance({ theme: 'neutral' })
    widgets.setWidgetEnabled('contextPlugin', true)
    tour.haveSeenTour()
    await vi.waitFor(() =>
      expect(sent(calls)).toEqual([
        { appearance: { theme: 'neutral' } },
        { plugins: { contextPlugin: true } },
        { tourSeen: true },
      ]),
    )
  })

  test.each([
    [false, [{ tourSeen: true }]],
    [true, []],
  ])('a tour that was seen on this device; the account knows: %s', async (tourSeen, asked) => {
    localStorage.setItem('tourSeen', 'true')
    const { calls } = await page({ tourSeen })
    await vi.waitFor(() => expect(sent(calls)).toEqual(asked))
  })
})
