import { OFFERED_LANGUAGES, type OfferedLanguage } from '#domain/message/language.ts'
import { type Holder, may } from './capability.ts'
import { type Appearance, FONT_SIZES, THEMES, VIEW_MODES } from './appearance.ts'

/** The notifications that a person may switch off. News of one's own submissions and one's own account always comes. */
export const NOTIFICATION_KINDS = [
  'updates',
  'newUser',
  'customDashboard',
  'adminActivities',
  'plugins',
] as const

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/**
 * Notifications that come by letter too: requests, to those who decide on them; decisions, to those whose
 * things they are about.
 */
export const LETTER_KINDS = ['requests', 'decisions'] as const

export type LetterKind = (typeof LETTER_KINDS)[number]

/** How often such letters come. */
export const LETTER_TIMES = ['at-once', 'daily', 'never'] as const

export type LetterTime = (typeof LETTER_TIMES)[number]

/** Widgets that can be switched on, under the keys that browsers keep (specification of accounts §3, and those added since). */
export const PLUGIN_KEYS = [
  'accessibilityPlugin',
  'contextPlugin',
  'indicatorPlugin',
  'reviewPlugin',
  'screenshotManager',
  'customReportBuilder',
  'feedbackPlugin',
  'assistantPlugin',
  'factPlugin',
  'voicePlugin',
] as const

export type PluginKey = (typeof PLUGIN_KEYS)[number]

export const VISIBILITIES = ['private', 'public'] as const

/** A person's own choices. Null: never chosen, so that each browser keeps its own. */
export interface Preferences {
  /** Of a dashboard that is newly made. */
  readonly dashboardVisibility: (typeof VISIBILITIES)[number]
  /** Whether the views that they look at are kept as their history. */
  readonly recordActivity: boolean
  readonly notifications: Readonly<Record<NotificationKind, boolean>>
  readonly letters: Readonly<Record<LetterKind, LetterTime>>
  readonly plugins: Readonly<Record<PluginKey, boolean | null>>
  readonly language: OfferedLanguage | null
  /** Whether they have played or declined the tour. */
  readonly tourSeen: boolean
  readonly appearance: { readonly [K in keyof Appearance]: Appearance[K] | null }
}

/**
 * The preferences while nothing was chosen; notifications as in the specification of accounts
 * 3, but for requests: the people who decide on them are told from the first day (`usualNotifications`).
 */
export const DEFAULT_PREFERENCES: Preferences = {
  dashboardVisibility: 'private',
  recordActivity: true,
  notifications: {
    updates: true,
    newUser: true,
    customDashboard: false,
    adminActivities: true,
    plugins: false,
  },
  letters: { requests: 'daily', decisions: 'at-once' },
  plugins: {
    accessibilityPlugin: null,
    contextPlugin: null,
    indicatorPlugin: null,
    reviewPlugin: null,
    screenshotManager: null,
    customReportBuilder: null,
    feedbackPlugin: null,
    assistantPlugin: null,
    factPlugin: null,
    voicePlugin: null,
  },
  language: null,
  tourSeen: false,
  appearance: { viewMode: null, fontSize: null, theme: null },
}

/** The notifications of a person who has not chosen. */
export function usualNotifications(holder: Holder): Preferences['notifications'] {
  return {
    ...DEFAULT_PREFERENCES.notifications,
    customDashboard: may(holder, 'dashboards.review'),
    plugins: may(holder, 'plugins.review'),
  }
}

/**
 * The choices that a stored JSON value holds. A choice that is missing, or in a form that this version does
 * not know, is as if it had never been chosen.
 */
export function preferencesOf(stored: unknown, notifications: Preferences['notifications']): Preferences {
  const kept = members(stored)
  const { plugins, letters, appearance } = DEFAULT_PREFERENCES
  const chosen = {
    plugins: members(kept.plugins),
    notifications: members(kept.notifications),
    letters: members(kept.letters),
  }
  const look = members(kept.appearance)
  return {
    dashboardVisibility: oneOf(kept.dashboardVisibility, VISIBILITIES) ?? 'private',
    recordActivity: boolean(kept.recordActivity) ?? DEFAULT_PREFERENCES.recordActivity,
    notifications: mapped(notifications, (key, usual) => boolean(chosen.notifications[key]) ?? usual),
    letters: mapped(letters, (key, usual) => oneOf(chosen.letters[key], LETTER_TIMES) ?? usual),
    language: oneOf(kept.language, OFFERED_LANGUAGES),
    tourSeen: boolean(kept.tourSeen) ?? DEFAULT_PREFERENCES.tourSeen,
    plugins: mapped(plugins, (key) => boolean(chosen.plugins[key])),
    appearance: {
      ...appearance,
      viewMode: oneOf(look.viewMode, VIEW_MODES),
      fontSize: oneOf(look.fontSize, FONT_SIZES),
      theme: oneOf(look.theme, THEMES),
    },
  }
}

/**
 * The JSON value to keep after a change: each key by itself, so that two open pages do not undo each other. A
 * preference that was never chosen is not stored and has its usual value, also when that becomes another one.
 * `change` holds only known keys.
 */
export function keptAfter(stored: unknown, change: object): object {
  const kept = members(stored)
  const changed = Object.entries(change).map(([key, value]: [string, unknown]) => [
    key,
    value !== null && typeof value === 'object' ? { ...members(kept[key]), ...value } : value,
  ])
  return { ...kept, ...Object.fromEntries(changed) }
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

function boolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

function oneOf<T extends string>(value: unknown, words: readonly T[]): T | null {
  return words.find((word) => word === value) ?? null
}

function mapped<K extends string, V>(
  record: Readonly<Record<K, V>>,
  change: (key: K, value: V) => V,
): Record<K, V> {
  const entries = (Object.keys(record) as K[]).map((key) => [key, change(key, record[key])] as const)
  return Object.fromEntries(entries) as Record<K, V>
}
