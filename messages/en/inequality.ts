/** Measures of inequality between groups of people: what they are called, what they mean, and why one cannot be given. */
export const inequality = {
  difference: 'Difference',
  'difference-means':
    'The figure of one group minus the figure of the other. With an order of advantage these are the most and the least advantaged group, otherwise the highest and the lowest.',
  ratio: 'Ratio',
  'ratio-means':
    'The figure of one group divided by the figure of the other; the same two groups as in the difference.',
  'sii-logit': 'Slope index of inequality (SII)',
  'sii-logit-means':
    'A curve is fitted to all groups in the order of advantage, each weighted by its size; the index is its value for the best off minus its value for the worst off. The curve stays between the least and the greatest possible figure (logit model).',
  'rii-logit': 'Relative index of inequality (RII)',
  'rii-logit-means':
    'The value of the same fitted curve for the best off divided by its value for the worst off.',
  'sii-linear': 'Slope index of inequality, straight line',
  'sii-linear-means':
    'A straight line is fitted to all groups in the order of advantage, each weighted by its size; the index is its value for the best off minus its value for the worst off. A line may leave the range of possible figures.',
  'rii-linear': 'Relative index of inequality, straight line',
  'rii-linear-means':
    'The value of the straight line for the best off divided by its value for the worst off.',
  aci: 'Concentration index, absolute (ACI)',
  'aci-means':
    'How far the figure is concentrated among the better-off (above zero) or the worse-off (below zero), over all groups with their sizes.',
  rci: 'Concentration index, relative (RCI)',
  'rci-means':
    'The absolute concentration index divided by the mean of all groups; it lies between −1 and 1.',
  erreygers: 'Erreygers index',
  'erreygers-means':
    'The concentration index for percentages, made so that it reads the same for having and for lacking something; it lies between −1 and 1.',
  par: 'Population attributable risk (PAR)',
  'par-means':
    'How far the mean of all groups would move if every group had the figure of the most advantaged group, or without an order of the best group.',
  'paf-pct': 'Population attributable fraction (PAF)',
  'paf-pct-means': 'The population attributable risk as a percentage of the mean of all groups.',
  bgsd: 'Between-group standard deviation (BGSD)',
  'bgsd-means':
    'The typical distance of the groups from their mean, weighted by size; far groups count more.',
  'cov-pct': 'Coefficient of variation (COV)',
  'cov-pct-means': 'The between-group standard deviation as a percentage of the mean.',
  mdmw: 'Mean difference from the mean (MDMW)',
  'mdmw-means': 'The mean distance of the groups from their mean, weighted by size.',
  'idis-w-pct': 'Index of disparity, weighted',
  'idis-w-pct-means':
    'The mean distance of the groups from their mean as a percentage of the mean, weighted by size.',
  'idis-u-pct': 'Index of disparity, unweighted',
  'idis-u-pct-means': 'The same with every group counting alike, whatever its size.',
  theil: 'Theil index',
  'theil-means': 'Inequality relative to the mean; groups with high figures count more. Never below zero.',
  mld: 'Mean log deviation (MLD)',
  'mld-means': 'Inequality relative to the mean; groups with low figures count more. Never below zero.',
  range: '{from} to {to}',
  times: '{number} times',
  compared: '{high} compared with {low}',
  missing: 'No figure of {groups}; measures over all groups need every group.',
  needs:
    '{need, select, sizes {The source does not say how many people each group holds, so the groups cannot be weighted.} three {At least three groups are needed.} order {The groups have no order of advantage.} direction {Neither more nor less is better for this indicator, so no group is the one to reach.} percentage {It is defined for percentages only.} other {}}',
  'no-divisor': 'The divisor is zero or below, so there is no ratio.',
  'not-computed': 'It cannot be computed from these figures.',
  'too-few': 'Two groups with figures are needed to compare them; here there are fewer.',
  parts:
    'Figures by {dimension} are not figures of groups of people, so measures of inequality have no meaning for them.',
  counts:
    'Counts grow with the number of people in a group, so they do not measure inequality between groups.',
  overlap: 'The groups {first} and {second} overlap, so they cannot be compared as parts of one population.',
} as const
