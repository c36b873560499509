/** The address of the page of a form. `period`: as ISO text. */
export function formAddress(form: {
  readonly datasource: number
  readonly location: number
  readonly period: string
}): string {
  return `/data-entry?datasource=${form.datasource}&location=${form.location}&period=${form.period}`
}
