export { autoType, csvParse, descending, greatest, rollups } from 'd3'
export { barX, dot, line, plot, ruleX, ruleY } from '@observablehq/plot'
