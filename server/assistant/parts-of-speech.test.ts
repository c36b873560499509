import { expect, test } from 'vitest'
import { loadPartsOfSpeech } from './parts-of-speech.ts'

const partsOfSpeech = await loadPartsOfSpeech()

test.each([
  ['stunting among children who migrated', 'migrated', 'verb'],
  ['stunting of albino children', 'albino', 'noun'],
  ['where is home delivery most widespread', 'widespread', 'adjective'],
  ['do Osun and Oyo truly differ', 'truly', 'adverb'],
  ['hmm well home births', 'hmm', 'other'],
  ['no vaccination whatsoever', 'whatsoever', 'other'],
  ['penta three in Atlantis', 'Atlantis', 'noun'],
])('%s: %s is a %s', (text, word, part) => {
  const words = text.split(' ')
  expect(partsOfSpeech(words)[words.indexOf(word)]).toBe(part)
})

test('every word has a part of speech, also beside contractions and spelled letters', () => {
  const words = ['dont', 'n d h s', 'isnt', 'x', '90', 'ụmụaka']
  expect(partsOfSpeech(words)).toHaveLength(words.length)
})
