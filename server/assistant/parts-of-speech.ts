import nlp from 'compromise/two'
import { taggerOf } from '#domain/question/tag-words.ts'

/** Parts of speech of the words of a question. */
export const partsOfSpeech = taggerOf((text) => nlp(text).termList())
