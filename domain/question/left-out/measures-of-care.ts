import type { About, OtherMeasure } from './other-measure.ts'

const PLACES =
  '(?:facilities|clinics|hospitals|sites|health centres|health centers|phcs|dispensaries|maternities)'

const isOfVaccine = ({ shortName }: About) =>
  /\b(penta|dpt|polio|measles|bcg|rota|pcv|ipv|opv|vaccin|immuni[sz])/i.test(shortName)

/** What is asked of care, vaccines and facilities, near to a figure and none of it. */
export const MEASURES_OF_CARE: readonly OtherMeasure[] = [
  // `Clinics that conduct deliveries`: of facilities, and of nobody who comes to them.
  {
    isOf: ({ shortName }) => !/facilities\b|sites|facility a problem/i.test(shortName),
    words: new RegExp(
      String.raw`(?<!\b(?:in|at|from|to|inside|within) (?:the |a |any |public |private |health |government )*)\b(${PLACES} (?:that|which|giving|taking|offering|having|keeping|keep|conducting|doing|providing|wey|able|ready|staffed|fit|with))\b`,
      'i',
    ),
  },
  {
    isOf: ({ shortName }) => !/facilities\b|sites|facility a problem/i.test(shortName),
    words: new RegExp(String.raw`\b((?:ready|staffed|charting|equipped) ${PLACES})\b`, 'i'),
  },
  // `Facilities with a skilled attendant`, `general hospitals`, of the number of all.
  {
    isOf: ({ shortName }) => /^public health facilities$/i.test(shortName),
    words: new RegExp(
      String.raw`\b(${PLACES} (?:that|which|giving|taking|offering|having|keeping|keep|conducting|doing|providing|able|ready|staffed|with)|(?:charting|staffed|equipped) ${PLACES}|level (?:one|two|three|[123])|(?:district|general) hospitals?|per population|per (?:person|head))\b`,
      'i',
    ),
  },
  // `Births in general hospitals`: some of the facilities that are counted together.
  {
    isOf: ({ shortName }) => /^institutional delivery/i.test(shortName),
    words:
      /\b(general hospitals?|teaching hospitals?|maternity homes?|health posts?|nursing homes?|primary health (?:care )?cent(?:re|er)s?|phcs?)\b/i,
  },
  // `Own a treated net`: who slept under one is another question.
  {
    isOf: ({ shortName }) => /slept under/i.test(shortName),
    words:
      /\b((?:own|owns|owned|owning|have|has|possess\w*|got) (?:a |an |any |at least |one |1 |treated |mosquito |insecticide |bed ?)*(?:nets?|itns?|llins?))\b/i,
    unless: /\b(?:slept|sleeps?|sleeping|under)\b/i,
  },
  // `Exactly one antenatal visit`: one and more are counted.
  {
    isOf: ({ shortName }) => /^anc \d/i.test(shortName),
    words: /\b((?:exactly|only|just|no more than|precisely) (?:one|two|three|four|[1-8]))\b/i,
  },
  // `Demand satisfied by any method`: modern ones alone are counted.
  {
    isOf: ({ shortName }) => /\bmodern\b/i.test(shortName),
    words:
      /\b(any method|all methods|any methods|traditional|folk|native|non[- ]?modern|overall|total|withdrawal|natural)\b/i,
  },
  {
    isOf: ({ shortName }) => /any method/i.test(shortName),
    words: /\b(traditional|folk|native|natural|withdrawal|rhythm|calendar)\b/i,
  },
  // `Skilled antenatal care`: by whom the visits were is not asked.
  {
    isOf: ({ shortName }) => /any provider/i.test(shortName),
    words: /\b(skilled|doctors?|nurses?|midwi(?:fe|ves))\b/i,
  },
  // `Seen by a midwife`: how many of them there are says nothing of whom they see.
  {
    isOf: ({ shortName }) => /\bdensity$/i.test(shortName),
    words:
      /\b((?:seen|visited|checked|attended|examined|delivered|treated) (?:\w+ )?by|consult(?:s|ed)?|palpated|goes to|went to)\b/i,
  },
  // `Any vaccine at all`: who missed one of several is no one who missed all.
  {
    isOf: ({ shortName }) => /^fully (?:immunized|vaccinated)/i.test(shortName),
    words:
      /\b(completely missed|missed completely|without any|utterly|totally unvaccinated|no single|not (?:even )?a single)\b/i,
  },
  {
    isOf: ({ shortName }) => /\b3 coverage/i.test(shortName),
    words:
      /\b(any (?:routine )?(?:opv|polio|penta|dpt|dose)|at least (?:one|1)|(?:only|just) (?:one|1)|first dose)\b/i,
  },
  { isOf: ({ shortName }) => /^ipv coverage/i.test(shortName), words: /\b(twice|second|two doses)\b/i },
  // `Newly started on ART`: of those who are new, and not of all.
  {
    isOf: ({ shortName }) => /^art coverage/i.test(shortName),
    words: /\b(newly|initiated|new (?:patients|clients|enrol\w+))\b/i,
  },
  // `Distance to care` is one of several problems.
  {
    isOf: ({ shortName }) => /any problem in obtaining care/i.test(shortName),
    words: /\b(distance|too far|transport)\b/i,
    unless: /\b(?:permission|money|alone|any problem)\b/i,
  },
  // `On time`: the figure is of those who were vaccinated at any age.
  {
    isOf: (about) => isOfVaccine(about) && !/by 12 months|birth dose/i.test(about.shortName),
    words: /\b(age[- ]appropriate|timely|on time|punctual(?:ly)?|on schedule)\b/i,
  },
  // `Donor money for HIV` of all that is spent on it.
  {
    isOf: ({ shortName }) => /expenditure, total/i.test(shortName),
    words: /\b(own|domestic|foreign|donors?|external|public|government)\b/i,
  },
]
