/** Measures of inequality between groups of people: their name, wetin dem mean, and why one no fit dey. */
export const inequality = {
  difference: 'Difference',
  'difference-means':
    'The figure of one group minus the figure of the other. If the groups get order of advantage, na the one wey get pass and the one wey get least; if not, na the highest and the lowest.',
  ratio: 'Ratio',
  'ratio-means':
    'The figure of one group divided by the figure of the other; the same two groups as for the difference.',
  'sii-logit': 'Slope index of inequality (SII)',
  'sii-logit-means':
    'We fit one curve to all the groups for the order of advantage, each one weighted by how big e be; the index na the value for the best off minus the value for the worst off. The curve dey stay between the smallest and the biggest figure wey fit be (logit model).',
  'rii-logit': 'Relative index of inequality (RII)',
  'rii-logit-means': 'The value of the same curve for the best off divided by the value for the worst off.',
  'sii-linear': 'Slope index of inequality, straight line',
  'sii-linear-means':
    'We fit one straight line to all the groups for the order of advantage, each one weighted by how big e be; the index na the value for the best off minus the value for the worst off. Line fit comot from the range of figures wey fit be.',
  'rii-linear': 'Relative index of inequality, straight line',
  'rii-linear-means':
    'The value of the straight line for the best off divided by the value for the worst off.',
  aci: 'Concentration index, absolute (ACI)',
  'aci-means':
    'How much of the figure dey with the people wey better off (above zero) or the people wey worse off (below zero), over all the groups with how big dem be.',
  rci: 'Concentration index, relative (RCI)',
  'rci-means':
    'The absolute concentration index divided by the average of all the groups; e dey between −1 and 1.',
  erreygers: 'Erreygers index',
  'erreygers-means':
    'The concentration index for percentages, made so that e read the same if people get something or if dem no get am; e dey between −1 and 1.',
  par: 'Population attributable risk (PAR)',
  'par-means':
    'How much the average of all the groups go move if every group get the figure of the group wey get pass, or if order no dey, of the best group.',
  'paf-pct': 'Population attributable fraction (PAF)',
  'paf-pct-means': 'The population attributable risk as percentage of the average of all the groups.',
  bgsd: 'Between-group standard deviation (BGSD)',
  'bgsd-means':
    'How far the groups dey from their average, weighted by how big dem be; groups wey far count pass.',
  'cov-pct': 'Coefficient of variation (COV)',
  'cov-pct-means': 'The between-group standard deviation as percentage of the average.',
  mdmw: 'Mean difference from the mean (MDMW)',
  'mdmw-means': 'The average distance of the groups from their average, weighted by how big dem be.',
  'idis-w-pct': 'Index of disparity, weighted',
  'idis-w-pct-means':
    'The average distance of the groups from their average as percentage of the average, weighted by how big dem be.',
  'idis-u-pct': 'Index of disparity, unweighted',
  'idis-u-pct-means': 'The same, but every group count the same, no matter how big e be.',
  theil: 'Theil index',
  'theil-means':
    'Inequality beside the average; groups wey get high figure count pass. E no dey go below zero.',
  mld: 'Mean log deviation (MLD)',
  'mld-means': 'Inequality beside the average; groups wey get low figure count pass. E no dey go below zero.',
  range: '{from} reach {to}',
  times: '{number} times',
  compared: '{high} compared with {low}',
  missing: 'No figure of {groups}; measures over all the groups need every group.',
  needs:
    '{need, select, sizes {The source no talk how many people dey each group, so we no fit weight the groups.} three {At least three groups must dey.} order {The groups no get order of advantage.} direction {For this indicator more no better pass less, so no group dey wey others go reach.} percentage {E dey only for percentages.} other {}}',
  'no-divisor': 'The number wey we go use divide na zero or below, so ratio no dey.',
  'not-computed': 'We no fit calculate am from these figures.',
  'too-few': 'Two groups wey get figure must dey to compare dem; here dem no reach.',
  parts:
    'Figures by {dimension} no be figures of groups of people, so measures of inequality no get meaning for dem.',
  counts: 'Count dey grow with how many people dey the group, so e no dey measure inequality between groups.',
  overlap:
    'The groups {first} and {second} dey enter each other, so we no fit compare dem as parts of one population.',
} as const
