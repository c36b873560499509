/** Words of statistics and of the product, between commas, by the title of the topic of the help that explains them. */
export const HELP_TERMS: Readonly<Record<string, string>> = {
  'What do the thin lines with caps on bars and points mean?':
    'confidence interval, confidence intervals, confidence range, confidence limits, confidence level, uncertainty interval, uncertainty intervals, credible interval, margin of error, error margin, error bar, error bars, standard error, standard errors, sampling error, sampling errors',
  'What do the square, the circle and the diamond mean?':
    'modelled estimate, modelled estimates, modeled estimate, model estimate, routine source, routine sources, routine data, household survey, household surveys, survey data, estimate, estimates',
  'Why is no rank shown for the states?':
    'statistical significance, statistically significant, significance, significant difference, p value, p values',
  'How do I find out how far sources agree?':
    'triangulation, data triangulation, triangulate, consistency, complementarity',
  'How far can I trust a forecast?':
    'projection, projections, forecast, forecasts, prediction, predictions, prediction interval, backtest',
  'How do I see numerators and denominators?':
    'numerator, numerators, denominator, denominators, numerator and denominator',
  'What do the measures of inequality mean?':
    'measure of inequality, measures of inequality, concentration index, slope index of inequality, relative index of inequality, gini coefficient, population attributable risk',
  'How do I describe how an indicator is spread?':
    'standard deviation, coefficient of variation, quartile, quartiles, percentile, percentiles, box plot, boxplot, skewness, kurtosis, outlier, outliers, descriptive statistics',
  'How do I see which indicators go together?':
    'correlation, correlation coefficient, correlation matrix, regression, scatter plot',
  'How do I read the epidemic curve?': 'epidemic curve, epidemic threshold, epi curve',
  'How good are the reported figures?': 'data quality, data quality check, data quality checks',
  'Does it work without a connection?':
    'offline, offline mode, offline use, without internet, without a connection, no internet, no connection',
  'How do I put a figure into another website?': 'embed, embedding, embed code, iframe, oembed',
  'How do I ask what would happen if coverage rose?': 'policy simulator, policy simulation',
  'How do I switch widgets on and off?': 'widget, widgets',
  'How do I print?': 'print, printing',
  'How do I cite a figure?': 'citation, citations, cite, citing',
}
