import type { Tagger } from '#domain/question/parts-of-speech.ts'
import { taggerOf } from '#domain/question/tag-words.ts'

let tagger: Promise<Tagger> | null = null

/** Parts of speech of the words of a question. The tagger unpacks its words when it is loaded, for which no start of the server waits. */
export function loadPartsOfSpeech(): Promise<Tagger> {
  tagger ??= import('compromise/two').then(({ default: nlp }) => taggerOf((text) => nlp(text).termList()))
  return tagger
}
