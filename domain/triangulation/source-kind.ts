import type { DataSource } from '#domain/data-source/data-source.ts'
import type { START } from './credibility.ts'

const COUNTED = /\bcensus\b|full count|civil registration|vital registration/i
const AGENCIES =
  /\binter-agency\b|\bUN\b|United Nations|\bWHO\b|World Health Organization|UNICEF|UNAIDS|UNFPA|World Bank/i
const FROM_SURVEYS = /small-area|survey-based|model over surveys/i
const REPORTED = /DHIS2|HMIS|health management information|service statistics|surveillance|IDSR|notification/i

/**
 * The kind of a source, as far as its credibility starts from it: by its classification and the words of its
 * description, methodology and custodian. A model of one publisher that no survey stands behind is `unknown`;
 * figures of facilities that do not come from the routine system are those of a programme. Source: methods
 * 1.4.
 */
export function sourceKind(source: DataSource): keyof typeof START {
  const text = `${source.fullName}. ${source.description}. ${source.methodology}`
  if (source.classification === 'Survey') return COUNTED.test(text) ? 'census' : 'survey'
  if (source.classification === 'Estimate') {
    return AGENCIES.test(`${text}. ${source.custodian}`) || FROM_SURVEYS.test(text) ? 'modelled' : 'unknown'
  }
  if (/civil registration|vital registration/i.test(text)) return 'census'
  return REPORTED.test(text) ? 'routine' : 'programme'
}
