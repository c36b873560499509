/** The texts as the build compiles them (`languages/bundled-texts.ts`). */
declare module 'virtual:texts' {
  type Texts = import('./loaded-texts.ts').Texts
  type Group = import('#messages/groups.ts').Group
  type LanguageCode = import('#domain/message/language.ts').LanguageCode

  /** English, of the first view. */
  export const englishReading: Texts
  export const loadTexts: Readonly<
    Record<LanguageCode, (group: Group) => Promise<{ readonly default: Texts }>>
  >
}
