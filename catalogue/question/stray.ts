/**
 * Words that say little in talk around a question, and have a meaning of their own in one breath with what it names: who is counted,
 * where, when, how. Verbs of getting, using and happening are none, nor words of comparing.
 */
export const STRAY = `almost basically dear especially fact friend idea indeed interested kind likely lot lots mainly maybe mind nice often particular
back checked great anymore bit precisely private quick rather real request required search seem seems small sort talk today together try
type upon view way wish working work doubled double doubling halved tripled false wrong claim claims claimed believe believed suppose
supposed assume nearly proper overview preparing preparation prepare prepared researching research study studying looking interest remain
remains perform performs performing thesis chapter essay assignment homework supervisor lecturer professor teacher student students class
project presentation boss colleague journalist newspaper newspapers article story slide slides paper speech proposal grant donor ministry
office commissioner director minister officer team department brief memo deadline tomorrow yesterday morning chance fewest others another
site sites website websites platform portal webpage urgent important governor president senator party print write output order district
citizen citizens residents resident past previous prior earlier experience experiences common big large little few several various different
certain general specific endline axis land ends lying
always once same possible main elsewhere twice generally`
