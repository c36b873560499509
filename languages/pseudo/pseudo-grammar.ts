import { englishGrammar } from '#languages/en/english-grammar.ts'
import type { Grammar } from '#languages/grammar.ts'

export const pseudoGrammar: Grammar = { ...englishGrammar, code: 'pseudo', tag: 'en-XA' }
