import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { answerQuestion } from './answer/answer-question.ts'
import { withoutLink } from './language-in.ts'
import type { OwnLanguage } from './question-words.ts'
import { readQuestion } from './read-question.ts'
import { tokensOf } from './tokens.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The fifty words by which people ask most, as they are written with all their letters. */
const ASKING: readonly (readonly [OwnLanguage, string])[] = [
  [
    'ha',
    `menene nawa wace wane waɗanne yaushe ina yaya wanene dalili shin akwai gaya faɗa nuna bayyana maʼana kwatanta bambanci tsakanin
     yawan adadin kashi jimla mafi fiye ƙasa sama kaɗan duka kowace jiha jihar ƙaramar hukuma shiyya yanki shekara shekarar yanzu sabon
     ƙaru ragu canji hasashe tushe bayanai yara mata mutane jarirai mutuwa haihuwa asibiti rigakafi`,
  ],
  [
    'yo',
    `kíni mélòó eló èwo nígbàwo níbo báwo kílódé ṣé ǹjẹ́ sọ fihàn ṣàlàyé ìtumọ̀ fiwé ìyàtọ̀ láàrin iye nọ́ńbà ìpín ìdá ọgọ́rùn àpapọ̀ jùlọ pọ̀
     kéré lókè lábẹ́ gbogbo kọ̀ọ̀kan ìpínlẹ̀ ìbílẹ̀ agbègbè ọdún lọ́wọ́lọ́wọ́ báyìí tuntun pọ̀síi dínkù yípadà àsọtẹ́lẹ̀ orísun dátà ọmọ ọmọdé
     obìnrin ènìyàn ìyá ikú ìbímọ ilé àjẹsára`,
  ],
  [
    'ig',
    `gịnị kedu ole olee ebee kee mgbe onye mere maka biko gwa gosi kọwaa pụtara tụlee ọdịiche etiti ọnụọgụ ọgụgụ pasent òkè ngụkọta kacha elu
     ala nta karịa okpuru niile bụla steeti mpaghara afọ ugbu ọhụrụ rịgoro belata gbanwere amụma ozi ajụjụ ụmụaka nwa nwaanyị nne mmadụ
     ọnwụ ọmụmụ ụlọ mgbochi`,
  ],
  [
    'pcm',
    `wetin wia wen who why how which wey kain plenty pass reach small high low all every abeg tell show give compare na dey get no never
     don fit wan una dem for inside since now last year state pikin mama papa woman people born hospital injection sick die dis dat
     number percent`,
  ],
]

describe('the fifty most common words of asking', () => {
  test.each(ASKING)('%s: each is known', (language, words) => {
    const own = world.lexicon.ownLanguages.get(language)
    const isKnown = (word: string) =>
      own?.has(word) || own?.has(withoutLink(word)) || world.lexicon.vocabulary.has(word)
    const all = words.split(/\s+/)
    const strange = all.filter((written) => !tokensOf(written).every(({ word }) => isKnown(word)))
    expect(all.length).toBeGreaterThanOrEqual(50)
    expect(strange).toEqual([])
  })
})

describe('questions in the languages of the country', () => {
  test.each([
    ['Kashi nawa na yara ke da tsumburewa a Katsina?', 'level', 'STUNT', 'Katsina'],
    ['Wace jiha ce take da mafi yawan tsumburewa?', 'rank', 'STUNT', ''],
    ['Wace jiha ce take da mafi ƙarancin rigakafin ƙyanda?', 'rank', 'MCV1', ''],
    ['Elo ni iye eniyan ni ipinle Oyo lowolowo', 'level', 'POP', 'Oyo'],
    ['Ìpínlẹ̀ wo ni ó ní penta 3 tó pọ̀ jù lọ', 'rank', 'PENTA3', ''],
    ['Pasent ole nke ụmụaka nwetara penta 3 na steeti Enugu?', 'level', 'PENTA3', 'Enugu'],
    ['Kedu steeti nwere penta 3 kacha elu', 'rank', 'PENTA3', ''],
    ['Abeg how many pikin for Ogun don collect measles injection', 'number', 'MCV1', 'Ogun'],
  ])('%s', (text, kind, code, place) => {
    const [question] = readQuestion(text, { ...world, before: null })
    const { indicators, locations } = world.data.reference
    expect({
      kind: question?.frame.kind,
      code: question?.indicators.map((id) => indicators.get(id)?.code).join(),
      place: question?.places.map((id) => locations.get(id)?.name).join(),
    }).toEqual({ kind, code, place })
  })

  test.each([
    ['pikin wey neva take measles injection for Ogun', 'never is no filler'],
    ['how many pikin for Kano never take penta 3', 'the opposite'],
  ])('%s: %s', (text) => {
    expect(readQuestion(text, { ...world, before: null })[0]?.isOpposite).toBe(true)
  })

  test.each([
    ['Menene halin lafiyar dabbobi a jihar Kano', 'Ban fahimci'],
    ['bawo ni ilera awon omode se ri ni ilu wa', 'Ìbéèrè yìí'],
    ['kedu ka ahuike umuaka di n obodo anyi', 'Aghọtaghị'],
    ['wetin be di mata for we yard oga', 'I no understand'],
  ])('%s: what is not understood is said in its language', (text, said) => {
    const answer = answerQuestion(readQuestion(text, { ...world, before: null }), world.data)
    expect(answer.declined).toBe(true)
    expect(english.text(answer.text)).toContain(said)
  })
})
