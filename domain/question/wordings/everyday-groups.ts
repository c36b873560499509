import type { Otherwise } from './other-words.ts'

/** Everyday words for groups of people and for times, in the words of the reader of questions. */
export const EVERYDAY_GROUPS: readonly Otherwise[] = [
  { words: /\bsmall (?=boys|girls)/i, said: () => '', isEach: true },
  // `Do young women or young men know more about …`.
  {
    words:
      /^do (?:(?:young|more) )?(?:women|men|girls|boys) or (?:(?:young|more) )?(?:men|women|boys|girls) (.+?) more (?=(?:about|often|on)\b)/i,
    said: ([, does = '']) => `by sex: ${does} `,
  },
  {
    words:
      /^do (?:the )?(?:rich|poor) (?:families|people|households)['\u2019]? (?:babies|children|kids) (?:get|have|receive) (.+?) more (?:often )?than (?:the )?(?:poor|rich) (?:ones|families|people|households)['\u2019]?[?.]* *(?:give [^?.,]{0,40}fifth)?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  {
    words:
      /\bfor (?:the )?(?:families|households|homes|people) with the least money,? (.+?),? (?:compared (?:with|to)|against|versus) (?:the )?(?:best[- ]off|richest|wealthiest)(?: (?:families|households|homes|people|ones))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  {
    words:
      /(?<=\bby wealth\b)[:,]? (?:the )?(?:poorest|richest) (?:vs\.?|versus|and|against) (?:the )?(?:richest|poorest)(?: (?:fifth|quarter|quintile))?/i,
    said: () => '',
  },
  {
    words:
      /\bamong the (?:poorest|richest) (?:quarter|fifth)(?: of (?:households|homes|families))?,? (.+?),? and among the (?:richest|poorest)(?: (?:quarter|fifth))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  {
    words:
      /\bhow big is the (.+?) gap between (?:the )?(?:richest|poorest|rich|poor)(?: (?:quarter|fifth|third))?(?: of homes| of households)? and (?:the )?(?:poorest|richest|rich|poor)(?: (?:quarter|fifth|third))?(?: of (?:homes|households|families|people))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  // `The poorest quarter of households compared with the richest`.
  {
    words:
      /\b(?:how many|what (?:percentage|share|proportion)) of the (?:poorest|richest) (?:quarter|fifth|third|quintile|20%|households)?(?: of (?:households|families|people|nigerians))? (?:have|has|had|use|own|get|got) (.+?),? (?:compared (?:with|to)|against|versus|vs\.?|and) (?:of )?the (?:richest|poorest)(?: (?:quarter|fifth|third|quintile|20%|households))?/i,
    said: ([, what = '']) => `${what} by wealth`,
  },
  {
    words:
      /\b(?:what is |whats )?(?:the )?(?:gap|difference) between (?:the )?(?:rich|poor|richest|poorest|wealthy)(?: and | & |\/)(?:the )?(?:poor|rich|poorest|richest)(?: (?:families|households|people|women|homes|children))? (?:for|in|on|of) /i,
    said: () => 'gap by wealth in ',
  },
  { words: /\bmen and of women\b|\bwomen and of men\b/i, said: () => 'men and women' },
  // `Women 15+`, `women 15 and over`: their age.
  {
    words: /\b(women|men|adults|people) (\d{2}) ?(?:\+|(?:and|or) (?:over|above|older))(?![-\w])/i,
    said: ([, who = '', age = '']) => `${who} aged ${age} and over`,
  },
  // `Boys or girls worse`, `how many were women and how many men`.
  {
    words:
      /[:,]? *\b(?:boys or girls|girls or boys|men or women|women or men)(?:,? (?:who is |is it )?(?:worse|better|more|higher|lower)(?: off)?)?(?=[?.!,]|$)/i,
    said: () => ' by sex',
  },
  {
    words:
      /\bhow many (?:were|are|is|was) (?:women|men|girls|boys) and how many (?:were |are )?(?:men|women|boys|girls)\b/i,
    said: () => 'by sex',
  },
  {
    words: /\b(?:those )?under (\d+) or (?:among )?(?:those )?(\d+) (?:and|or) (?:older|over|above)\b/i,
    said: () => 'by age',
  },
  // Groups.
  { words: /\bgrown-? ?ups?\b/i, said: () => 'adults' },
  { words: /\bgrown (?=women|men|people|nigerians)/i, said: () => '', isEach: true },
  { words: /\bnursing (?=mothers\b)/i, said: () => '' },
  {
    words:
      /\b(?:wey|who|that) (?:never|no|have not|has not|haven['’]?t) reach(?:ed)? (?:five|5)(?: years?)?\b/i,
    said: () => 'under five',
  },
  {
    words: /\b(?:low|weak|short of|shortage of|lack of) blood(?: levels?)? (?=(?:in|among|of|for)\b)/i,
    said: () => 'anaemia ',
  },
  { words: /\btoddlers?\b(?! (?:mortality|deaths?)\b)/i, said: () => 'children' },
  { words: /(?<!how many )\b(?:one|1)(?:-year-olds?| year olds)\b/i, said: () => 'children' },
  { words: /\b(?:guys|blokes|gentlemen)\b/i, said: () => 'men' },
  { words: /\bladies\b/i, said: () => 'women' },
  { words: /\bhow unequal (?:is|are|was|were)\b/i, said: () => 'how big is the gap in' },
  {
    words:
      /\b(?:,? ?(?:please )?(?:break|breaks|broken|split|splits|slice|divide) (?:it |that |this |them )?(?:down |up )?|disaggregated? )by\b/i,
    said: () => ' by',
  },
  {
    words:
      /\b(?:rich|wealth|poor)(?:est)?(?:[- ](?:and )?(?:poor|rich)(?:est)?)[- ](?:divide|split|gap|inequality)\b/i,
    said: () => 'by wealth',
  },
  {
    words:
      /\b(?:(?:urban|rural|city|town|village)(?:[- /]| and | vs\.? )(?:urban|rural|city|town|village)) (?:divide|split|gap|breakdown|difference)\b/i,
    said: () => 'by residence',
  },
  { words: /\b(sex|gender) (?:divide|split|breakdown)\b/i, said: () => 'by sex' },
  // `In rural Nigeria against urban, latest split you have`: the two say how it is split.
  {
    words:
      /,? *\b(?:the )?(?:(latest|newest|most recent|last) )?split(?: (?:that )?(?:you|we) (?:have|hold|got))?(?=[?.! ]*$)/i,
    said: ([, newest], _, text) =>
      /\b(?:urban|rural|men|women|boys|girls|rich|richest|poor|poorest)\b/i.test(text)
        ? newest === undefined
          ? ''
          : ', latest'
        : null,
  },
  {
    words:
      /\b(?:by|across|per|for each|between) (?:the )?(?:income|wealth|economic|socio-?economic) (?:groups?|levels?|class(?:es)?|status|bands?|categor(?:y|ies)|brackets?|strata)\b/i,
    said: () => 'by wealth',
  },
  {
    words:
      /\b(?:for |in |among |between )?(?:(?:town|city|urban)(?: ?-?dwellers| people| folks?| residents)?|cities|towns|townspeople|townsfolk) (?:vs\.?|v\.?|versus|and|or|against|compared (?:to|with)) (?:the )?(?:villages?(?: people| folks?)?|villagers|rural (?:dwellers|people|folks?|residents|areas)|countryside)\b/i,
    said: () => 'by residence',
  },
  {
    words:
      /[:,]? *\b(?:for |in |among |between )?(?:villages?(?: people| folks?)?|villagers|(?:the )?countryside|rural (?:dwellers|people|folks?|residents|areas)) (?:vs\.?|v\.?|versus|and|or|against|compared (?:to|with)) (?:the )?(?:(?:town|city|urban)(?: ?-?dwellers| people| folks?| residents| areas)|cities|towns|townspeople|townsfolk)\b/i,
    said: () => ' by residence',
  },
  {
    words:
      /\bsplit (.+?) (?:between|into) (?:males? and females?|men and women|women and men|boys and girls)\b/i,
    said: ([, what = '']) => `${what} by sex`,
  },
  // Times.
  {
    words:
      /\blast year,? or (?:the )?(?:latest|newest|most recent)(?: (?:year|one|figure))?(?: (?:that )?you have)?\b/i,
    said: () => 'latest',
  },
  { words: /\b(?:trajectory|time[- ]?series|long view)(?: (?:of|for))?\b/i, said: () => 'trend' },
  {
    words:
      /,? *\bhow far (?:has|have|is|are) (?:the country|nigeria|we) (?:gone|come|got|reached)(?: (?:with|on) (?:it|that|this))?(?=[?.! ]*$)/i,
    said: () => '',
  },
  { words: /\b(?:in |of )?(?:this|the 21st|the present|the current) century\b/i, said: () => 'since 2000' },
  {
    words: /\b(?:from|since) the (?:early |late |mid-? ?)?(?:19)?([6-9]0)['’]?s\b/i,
    said: ([, decade = '']) => `since 19${decade}`,
  },
  { words: /\b(?:since|from) independence\b/i, said: () => 'since 1960' },
  {
    words: /\b(?:as|when) ((?:19|20)\d\d) (?:closed|ended|began|started|opened|closes|ends)\b/i,
    said: ([, year = '']) => `in ${year}`,
  },
  {
    words:
      /\b(?:across|through|throughout|over) (?:all )?(?:the |its |your )?(?:surveys|rounds|years)(?: (?:that )?you (?:have|hold))?\b/i,
    said: () => 'over all years',
  },
  {
    words:
      /,? *(?:please )?(?:show|give|list|with|for)(?: me)? all (?:the |its )?years(?: (?:that )?you (?:have|hold))?\b/i,
    said: () => ' over all years',
  },
  {
    words:
      /\b(?:has|have|had) (?:barely|hardly|scarcely|not|never|only just) (?:budged|moved|changed|shifted)\b/i,
    said: () => 'has changed',
  },
  { words: /\b(?:has|have) (slipped|gone|slid|moved) backwards?\b/i, said: () => 'has worsened' },
  // `Does TB hit men harder than women`.
  {
    words:
      /^(?:and |so )?(?:does|do|did|is|are) (.+?) (?:hit|hits|affect|affects|strike|kill|kills|harm|harms|hitting|affecting|killing) (?:more )?(?:men|women|boys|girls|males|females)(?: (?:harder|more|worse|more often|more severely))? (?:than|or) (?:men|women|boys|girls|males|females)(?: (?:harder|more|worse))?\b/i,
    said: ([words = '', what = '']) => `${what} ${/\bkill/i.test(words) ? 'deaths ' : ''}by sex`,
  },
  // `The gap between the poorest and richest households`.
  {
    words:
      /\b((?:poorest|richest)(?:(?:,| and| versus| vs) (?:the )?(?:poorest|richest))) (?:households|homes|families)\b/i,
    said: ([, who = '']) => who,
  },
  // `Rural Nigerians …, versus towns`.
  {
    words:
      /(?<=\brural\b.{0,120})(,? )(versus|vs\.?|against|compared (?:to|with)|and|than)(?: those| people)?(?: in| of)?(?: the)? (?:towns|cities|town people|city people)\b/i,
    said: ([, , how = '']) => ` ${how} urban`,
  },
]
