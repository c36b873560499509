import type { About, OtherMeasure } from './other-measure.ts'

/** How a course of care ended: cured, completed. */
const ENDED = /success|cured?|complet|finish|recover|outcome|worked|surviv|well|heal|result/i
/** Words that say what was done about an illness. */
const CARE =
  /care|treat|taken|took|\bgiv|gave|\bg[eo]t|receiv|sought|seek|hospital|clinic|facilit|advice|medic|drug|\bors\b|\bort\b|zinc|test|antibiotic|antimalarial|\bact\b|fluid|drink|feed|salt|sugar|blood|provider|nurse|doctor|manage|cover|help|visit|went|brought|carried|consult/i
const ILL = 'fever|ari|acute respiratory infections?|diarrh\\w+|pneumonia|cough'

const isTreatmentSuccess = ({ shortName }: About) => /treatment success/i.test(shortName)

/** What is asked of one step of a course of care, where the figure is of another: who starts, who is treated, who had it. */
export const MEASURES_OF_STEPS: readonly OtherMeasure[] = [
  // `Put on treatment`, `registered`: how it began says nothing of how it ended.
  {
    isOf: isTreatmentSuccess,
    words:
      /\b((?:put|placed|started|enrolled|initiated|commenced|currently) on|on (?:the )?(?:tb |mdr |mdr-tb )?(?:treatment|drugs|therapy|medicines?|medication|dots)|start(?:s|ed|ing)?|beg[aiu]n|begins|beginning|enrol\w*|initiated|commenced|registered|undergoing|receiv(?:e|es|ed|ing)|gett?(?:ing)?|got|treated|being treated)\b/i,
    unless: ENDED,
  },
  // `How many TB cases began treatment`: a number of them, where the figure is the share of all who fell ill.
  {
    isOf: ({ shortName }) => /^tb treatment coverage/i.test(shortName),
    words: /\b(put on|placed on|start(?:s|ed|ing)?|beg[au]n|initiated|enrolled)\b/i,
    unless: /\b(?:percent\w*|share|proportion|part|of all|of (?:the )?(?:estimated )?people|coverage)\b|%/i,
  },
  // `Fever in children`: who had it is not asked of those who were cared for.
  {
    isOf: ({ shortName }) => /care sought for|^fever[: ]/i.test(shortName),
    words: new RegExp(`\\b(${ILL})\\b`, 'i'),
    unless: CARE,
  },
  // `Households that use their nets`: who has one is another question than who sleeps under it.
  {
    isOf: ({ shortName }) => /^households with an itn/i.test(shortName),
    words: /\b(use|uses|using|used|usage|utili[sz]\w+|sleep\w*|slept|hang\w*|hung)\b/i,
  },
  // `Pregnant women who own a net`: nets that are handed out say nothing of who has one.
  {
    isOf: ({ shortName }) => /^nets given/i.test(shortName),
    words: /\b(own|owns|owned|owning|have|has|had|with|possess\w*|sleep\w*|slept|use|uses|using|used)\b/i,
    unless: /\bgiv|gave|hand|distribut|receiv|shared\b/i,
  },
  // `Old nets`, `number of nets`: of the nets themselves.
  {
    isOf: ({ shortName }) => /slept under/i.test(shortName),
    words:
      /\b((?:number of|how many|old|worn|new|good|bad|dirty|untreated|washed|hung|unused|surplus|spare|enough) (?:mosquito |bed |treated |insecticide[- ]treated )*(?:bed)?(?:nets?|itns?|llins?))\b/i,
  },
  // `Missed visits`: who never came is another question than who left one out.
  {
    isOf: ({ shortName }) => /^anc \d/i.test(shortName),
    words: /\b((?:missed|skipped|missing|skipping) (?:anc |antenatal |clinic )?(?:visits?|appointments?))\b/i,
  },
  // `Who delivered by caesarean`, `caesarean rate`: of births, and of no facility that does them.
  {
    isOf: ({ shortName }) => /^facilities doing caesarean/i.test(shortName),
    words:
      /\b(rates?|delivered|births?|babies|women|mothers|had|deliver(?:y|ies)|prevalence|proportion|percent\w*)\b/i,
    unless: /facilit|hospital(?!s? by)|clinic|cent(?:re|er)|phc|\bwhere\b|sites?\b|places?\b|maternit/i,
  },
]
