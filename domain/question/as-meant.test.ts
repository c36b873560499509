import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The last of some turns as it is understood, and the answer to it. */
function asked(turns: string) {
  const { question, answer, text } = answeredTurns(world, turns.split(' >> '))
  const { indicators, locations } = world.data.reference
  return {
    kind: question?.frame.kind,
    codes: question?.indicators.map((id) => indicators.get(id)?.code).join(),
    places: question?.places.map((id) => locations.get(id)?.name).join(),
    question,
    answer,
    text: text,
  }
}

describe('questions as they are meant', () => {
  test.each([
    ['states with penta 3 below 50% and stunting above 40%', 'both_limits', 'PENTA3,STUNT', ''],
    ['which states have ANC4 above 60% but skilled attendance below 60%', 'both_limits', 'ANC4,SBA', ''],
    ['which states have penta 3 and measles below 50%', 'both_limits', 'PENTA3,MCV1', ''],
    // Ages of a cohort are those of many indicators, and make none of them another.
    ['children 12-23 months with all vaccines in Kano', 'level', 'FIC', 'Kano'],
    ['children aged 12 to 23 months who got penta 3 in Kano', 'level', 'PENTA3', 'Kano'],
    ['children 6-23 months minimum acceptable diet', 'level', 'MAD', ''],
    ['How many LGAs does Kano have', 'parts', '', 'Kano'],
    // Names of states are spelled with one letter as well as with two.
    ['stunting in Kebi', 'level', 'STUNT', 'Kebbi'],
    ['stunting in Cros River', 'level', 'STUNT', 'Cross River'],
    ['how many TB patients were notified in Nigeria', 'level', 'TBNOTIF', 'Nigeria'],
    ['which figures of stunting may I quote in an article', 'quote', 'STUNT', ''],
    ['population of Lagos >> Kano? >> which has more', 'compare_places', 'POP', 'Kano,Lagos'],
    ['stunting in Kano >> how many LGAs does Kano have?', 'parts', '', 'Kano'],
    ['tell me about antenatal care in Enugu, at least one visit', 'level', 'ANC1', 'Enugu'],
    ['um, so what is the trustworthy figure of stunting in Edo', 'level', 'STUNT', 'Edo'],
    ['highest number of lassa cases in a year', 'extreme_in_time', 'LASSAC', ''],
    ['top 3 gainers in modern contraception between NDHS 2018 and 2024', 'change_by_place', 'MCPR', ''],
    ['Lassa deaths week 10 of 2023', 'level', 'LASSADW', ''],
    ['measles cases in March of 2022', 'level', 'MEASM', ''],
    ['Is WUENIC a survey?', 'method', '', ''],
    ['how trustworthy is NDHS', 'method', '', ''],
    ['HIV prevalence Benue >> who collected it', 'method', 'HIVPREV', 'Benue'],
    ['ANC 4 in Ondo >> is that above the national average', 'compare_places', 'ANC4', 'Ondo,Nigeria'],
    ['may I use the data for commercial purposes', 'licence', '', ''],
    ['handwashing w/ soap Kaduna?', 'level', 'HWASH', 'Kaduna'],
    ['how wide spread is open defecation in Plateau', 'level', 'OD', 'Plateau'],
    ['how many people died of AIDS in 2010', 'level', 'HIVDEATH', ''],
    ['how many Nigerian children under five died in 2015', 'level', 'U5D', ''],
    ['how many women died giving birth in Nigeria in 2020', 'level', 'MATD', 'Nigeria'],
    ['What would be a believable number for modern contraceptive use in Ondo', 'level', 'MCPR', 'Ondo'],
    ['what portion of births in Yobe take place at home', 'level', 'HDELIV', 'Yobe'],
    ['under-fives in Taraba who slept under treated nets last night', 'level', 'ITNU5', 'Taraba'],
    ['Proportion of births registered, Lagos state', 'level', 'BREG', 'Lagos'],
    ['HIV in Nigeria in 2005 and now', 'change', 'HIVPREV', 'Nigeria'],
    ['how many states have a TFR of 6 or more', 'threshold', 'TFR', ''],
    ['which states have stunting above 40% >> and above 50%?', 'threshold', 'STUNT', ''],
    ['rate at which women die in childbirth in Nigeria', 'level', 'MMR', 'Nigeria'],
    ['TB incidence, per 100k, Nigeria', 'level', 'TBINC', 'Nigeria'],
    ['Perm Sec needs one line: facility delivery, Anambra', 'level', 'IDELIV', 'Anambra'],
    ['who tops the chart for ANC4 in the north central', 'rank', 'ANC4', 'North-Central'],
    ['no toilet at all, Plateau, share of households', 'level', 'OD', 'Plateau'],
    ['what does government spend on health as share of total health expenditure', 'level', 'GGHE', ''],
    ['state with the fewest doctors', 'rank', 'DOCREG', ''],
    ['second highest HIV prevalence by state >> and the third?', 'rank', 'HIVPREV', ''],
    ['wey state no dey try for penta 3', 'rank', 'PENTA3', ''],
    ['are more men or women insured for health in Nigeria', 'compare_indicators', 'HINSM,HINSW', 'Nigeria'],
    ['Is there an SDG target for under-five mortality', 'target', 'U5MR', ''],
    ['difference between NDHS and MICS', 'method', '', ''],
    ['why do WUENIC and NDHS not agree on penta 3', 'why_differ', 'PENTA3', ''],
    ['ANC 4 in Osun >> not ANC4, ANC1', 'level', 'ANC1', 'Osun'],
    ['best state for ANC4 >> and in the north?', 'rank', 'ANC4', 'North-Central,North-East,North-West'],
    ['which LGAs make up Kogi East', 'parts', '', 'Kogi East'],
    ['how many senatorial districts does Kogi have', 'parts', '', 'Kogi'],
    ['can I trust your answers', 'help', '', ''],
    ['how many new TB cases in Nigeria in 2019', 'level', 'TBINCN', 'Nigeria'],
    ['How many live in Ebonyi', 'level', 'POP', 'Ebonyi'],
    ['how many doctors per ten thousand', 'level', 'DOCDENS', ''],
    ['highest teenage... no: highest home delivery, which state', 'rank', 'HDELIV', ''],
    ['what malaria indicators do you hold', 'catalogue', '', ''],
    ['facilty delivry Kwra', 'level', 'IDELIV', 'Kwara'],
    ['old age dependency', 'level', 'DEPOLD', ''],
    ['lowest WUENIC BCG in Nigeria', 'extreme_in_time', 'BCG', 'Nigeria'],
    ['states with fertility over 6', 'threshold', 'TFR', ''],
    ['wasting in Kano and in Sokoto, NDHS 2018: more than chance?', 'compare_places', 'WASTE', 'Kano,Sokoto'],
    ['number of people treated for HIV', 'level', 'ONART', ''],
    // An end that is said of a place, of sources, and of what is put in order.
    ['is Lagos the best in penta 3', 'rank_of_place', 'PENTA3', 'Lagos'],
    ['no be Kano get the lowest penta 3?', 'rank_of_place', 'PENTA3', 'Kano'],
    ['does Lagos have the highest penta 3', 'rank_of_place', 'PENTA3', 'Lagos'],
    ['which state in the north east is lowest for measles', 'rank', 'MCV1', 'North-East'],
    ['which source is best for stunting', 'quote', 'STUNT', ''],
    ['which source gives the highest penta 3 for Kano', 'compare_sources', 'PENTA3', 'Kano'],
    ['largest drop in home births', 'change_by_place', 'HDELIV', ''],
    ['by how much does Ogun beat Sokoto on skilled attendance', 'compare_places', 'SBA', 'Ogun,Sokoto'],
    ['five biggest LGAs of Lagos by population', 'rank', 'POP', 'Lagos'],
    ['does Nigeria have more malaria deaths than it used to', 'change', 'MALDEATHU5', 'Nigeria'],
    // Ages and sexes of names.
    ['deaths of babies under one in Nigeria', 'level', 'IMR', 'Nigeria'],
    ['HIV among young women against young men', 'compare_indicators', 'HIVPREVYM,HIVPREVYF', ''],
    ['BMI of women in Nigeria', 'level', 'BMIF', 'Nigeria'],
    ['what counts as skilled staff at birth', 'definition', 'SBA', ''],
    ['what is the target for under-five mortality in 2030', 'target', 'U5MR', ''],
    ['for Naija how many mama dey die when dem born', 'number', 'MMR', 'Nigeria'],
    ['person wey no get toilet for Kogi', 'level', 'OD', 'Kogi'],
    ['opendefecation plateau', 'level', 'OD', 'Plateau'],
    ['contraseptive prevelance nijer', 'level', 'CPR', 'Niger'],
    // What goes on from an answer.
    ['penta 3 in Kano >> and Lagos >> compare the two', 'compare_places', 'PENTA3', 'Lagos,Kano'],
    ['highest state for wasting >> second? >> and lowest?', 'rank', 'WASTE', ''],
    ['lowest states for wasting >> and only the north east', 'rank', 'WASTE', 'North-East'],
    ['how many states are above 70% in BCG >> list them >> and below 40?', 'threshold', 'BCG', ''],
    ['measles by zone >> the lowest zone >> which states are in it', 'rank', 'MCV1', 'North-West'],
    ['home delivery Kebbi >> in LGAs', 'rank', 'HDELIV', 'Kebbi'],
    ['SBA Kwara >> is that more than the national one >> and in 2013', 'level', 'SBA', 'Kwara'],
    ['measles in Adamawa >> what about the whole zone', 'level', 'MCV1', 'North-East'],
    ['modern contraception in Lagos >> among teenagers', 'groups', 'MCPR', 'Lagos'],
    ['mental health', 'decline', '', ''],
    ['zero dose in Kaduna >> rank of Kaduna >> who is first', 'rank', 'ZERO', ''],
    ['stunting by state >> which ones are under 20%', 'threshold', 'STUNT', ''],
  ])('%s', (text, kind, codes, places) => {
    const { kind: own, codes: named, places: where } = asked(text)
    expect({ kind: own, codes: named, places: where }).toEqual({ kind, codes, places })
  })

  test('a limit on other places of the same level keeps them', () => {
    const { question, text } = asked('which states have stunting above 40% >> and above 50%?')
    expect(question?.frame).toMatchObject({ asks: 'which', limit: { value: 50 } })
    expect(text).toMatch(/^8 of 37 states/)
  })

  test.each([
    'skilled attendance in Kogi >> and without?',
    'measles vaccination in Niger State >> and those who missed it?',
    'non exclusive breastfeeding share nigeria',
    'BCG in Sokoto >> how many did not get it',
  ])('%s: the opposite', (text) => expect(asked(text).question?.isOpposite).toBe(true))

  test('the number of a dose is no part of a share', () => {
    expect(asked('does Abia have penta 3 of 80 or more percent').question?.frame).toMatchObject({
      limit: { side: 'above', value: 80 },
    })
  })

  test('without improved water is the opposite of improved water', () => {
    expect(asked('Those without improved drinking water in Zamfara, percent')).toMatchObject({
      codes: 'IMPWAT',
      question: { isOpposite: true },
    })
  })
})

describe('what can restrict a question stops its answer', () => {
  test.each([
    'ANC 4 for women with secondary education in Oyo',
    'stunting of children in camps in Borno',
    'skilled attendance for first-time mothers in Abia',
    'stunting in Kano LGA',
    'penta 3 for our village',
    'home delivery among teenage mothers in Kano',
    'average of penta 3 and penta 1',
    'stunting among triplets',
    'stunting of children of teachers in Kano',
    'stunting in Kano minus Dala',
    'who are the HIV positive people in Abuja',
    'BCG everywhere but Kano',
    'BCG outside Kano',
    'ANC4 in the south west but not Lagos',
  ])('%s', (text) => expect(asked(text).answer.declined).toBe(true))

  test('for our quarterly review is no restriction', () => {
    expect(asked('penta 3 in Taraba for our quarterly review').answer.declined).toBe(false)
  })

  test('a senatorial district has no figure, and its LGAs are told', () => {
    const { answer, text } = asked('stunting in Kaduna South senatorial district')
    expect(answer.declined).toBe(true)
    expect(text).toContain('LGAs inside have figures')
  })
})

describe('what is said first', () => {
  test('the places that meet both limits, with both figures', () => {
    const { text, answer } = asked('states with ANC4 below 40% and stunting above 60% in NDHS 2024')
    expect(text).toContain('Katsina 37.2% and 64.6%')
    expect(answer.rows.filter(({ kind }) => kind === 'count')[0]?.value).toBe(2)
  })

  test('with the figure that only a share is held, where a number of people is asked for', () => {
    const [first] = asked('how many people had malaria in Kano').answer.sentences
    expect(english.text(first?.said ?? '')).toContain('Only the share is held')
  })

  test('the count of the same people, where one is held', () => {
    expect(asked('How many people had TB in Nigeria in 2022').text).toContain('TB incident cases')
  })

  test.each(['neonatal mortality in Nigeria in 2015', 'life expectancy in Nigeria in 1990'])(
    '%s: the originator before a print of it',
    (text) => {
      const { answer } = asked(text)
      const source = world.data.reference.sources.get(answer.rows[0]?.source ?? 0)
      expect(['UN IGME', 'UNWPP']).toContain(source?.name)
    },
  )

  test('a forecast opens on a series for which an interval can be given', () => {
    expect(asked('what will stunting be in Nigeria in 2029').text).toContain('95% interval')
  })

  test('two places in one year are no change over time', () => {
    const { text } = asked('wasting in Kano and in Sokoto, NDHS 2018: more than chance?')
    expect(text).toContain('The difference is')
  })

  test('who is responsible for a source', () => {
    expect(asked('who runs the MICS').text).toContain('National Bureau of Statistics')
  })
})
