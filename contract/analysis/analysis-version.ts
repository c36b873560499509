/**
 * Version of the methods: raised whenever the same input would give other numbers, the first part where a method judges anew, the
 * second where one is mended. `server/features/analysis/same-answers.test.ts` fails while answers change under the same version.
 *
 * 2.0: forecasts restrain short series and give modelled ones their publisher's intervals or none; which figure to quote goes by
 * evidence, and its stars fall with silence; unfinished periods and fewer than 20 events are not judged; agreement by gaps alone.
 * 2.1: equal items have equal median ranks; quantiles with ties give the frequent value a class of its own.
 * 2.3: a year above 100% is told of its denominator and no longer of the completeness of reports; a figure over two others makes no one
 * piece of evidence of them; death rates on fewer than about 20 deaths have no rank and no side of a target.
 * 2.4: the side of a target alone gives no grade of findings; the score of data quality is that of the page, related indicators among its
 * parts; routine vaccination is held against surveys by the year of birth; first doses over 1.5 times the later ones are amber;
 * what countries reported is no model's in forecasts.
 */
export const ANALYSIS_VERSION = '2.4'
