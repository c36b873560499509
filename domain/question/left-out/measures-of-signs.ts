import type { OtherMeasure } from './other-measure.ts'

/** Signs, people and things that stand near to a figure by a word of its name, and are no part of what it counts. */
export const MEASURES_OF_SIGNS: readonly OtherMeasure[] = [
  // `Weight loss`, `height of children`: how it moves, or how much it is, says nothing of who is too light or too short.
  {
    isOf: ({ shortName }) => /weight|wasting|stunting|body mass/i.test(shortName),
    words:
      /\b(weight (?:loss(?:es)?|gains?)|(?:los\w+|lost|gain\w*|drop\w*|shed\w*|put(?:ting)? on|add(?:s|ed|ing)?|reduc\w+) (?:of )?(?:\p{L}+ )?(?:weight|kilos?|flesh|body fat))\b/iu,
  },
  {
    isOf: ({ shortName }) => /weight|wasting|stunting/i.test(shortName),
    words:
      /\b((?<!(?:low|poor|short|small|less|reduced|insufficient|inadequate|under|for) )(?:heights?|weights?) (?:of|among) (?:the |our |all )*(?:children|kids|babies|infants|toddlers|newborns|women|men|adults|people|boys|girls))\b/i,
    unless: /\b(?:low|short|small|too|less|below|under|for (?:their )?(?:age|height)|poor|stunt\w*)\b/i,
  },
  // `Households headed by a child`: those of a woman are counted.
  {
    isOf: ({ shortName }) => /^female-headed/i.test(shortName),
    words:
      /\b(child(?:ren)?|kids?|orphans?|teenagers?|youths?|elderly|grandparents?|widow(?:er)?s?|(?<!wo)men|(?<!wo)man|male|fathers?)[- ](?:\p{L}+ )?(?:headed|led|run|head)\b/iu,
  },
  // `IDP camps`: where they live is not how many they are.
  {
    isOf: ({ shortName }) => /displaced|refugees/i.test(shortName),
    words: /\b((?:number of |how many |idp |refugee )*(?:camps|shelters|settlements|sites))\b/i,
    unless:
      /\b(?:people|persons|population|living|live|idps|refugees) (?:who |that )?(?:\p{L}+ )?(?:in|inside|at)\b/iu,
  },
  // `Number of adolescents`: how many there are says nothing of how many are mothers.
  {
    isOf: ({ shortName }) => /^(teenage mothers|adolescent birth rate)/i.test(shortName),
    words: /\b(adolescents?|teenagers?|teens|girls|youths?)\b/i,
    unless:
      /mother|birth|pregnan|preggo|baby|babies|child|deliver|born|fertil|bear|belle|parent|mum|mom|young mothers|\bbeget|\bput to bed/i,
  },
  // `Number of birth attendants`: of them, and of no birth.
  {
    isOf: ({ shortName }) => /^skilled attendance/i.test(shortName),
    words: /\b((?:number of|how many) (?:skilled )?(?:birth )?attendants?|attendants numbers?)\b/i,
  },
  // `People who sleep under nets`: of children alone it is told.
  {
    isOf: ({ shortName }) => /^children under 5 who slept/i.test(shortName),
    words: /\b(people|persons|nigerians|everybody|adults|men|women|population|citizens)\b/i,
    unless: /child|kid|pikin|bab(?:y|ies)|infant|toddler|under.?(?:5|five)|\bu5|mother|parent/i,
  },
  // `Number of road accidents`: those who die in them are some of those whom they harm.
  {
    isOf: ({ shortName }) => /^road traffic/i.test(shortName),
    words: /\b((?:road |car |motor |traffic |vehicle )+(?:accidents?|crash(?:es)?|collisions?))\b/i,
    unless: /\b(?:dea(?:d|ths?)|die[sd]?|dying|kill\w*|mortality|fatal\w*|lives|perish\w*)\b/i,
  },
  // `Facilities with a midwife`: how many work in them is no number of facilities.
  {
    isOf: ({ shortName }) => /\(inventory\)|\bdensity$|^registered doctors/i.test(shortName),
    words:
      /\b((?:facilities|clinics|hospitals|phcs|dispensaries|maternities|health (?:centres|centers|posts)) (?:with|without|having|have|has|that (?:have|has|employ)|which (?:have|has)|wey (?:get|have)|lacking))\b/i,
  },
]
