/** The messages of a method, in English, at whatever depth of its result. */
export { inEnglish } from '#server/platform/in-english.ts'
