import { connect } from './msdat.js'

const title = document.getElementById('title')
const rows = document.getElementById('rows')
const note = document.getElementById('note')

const page = connect({
  onView: show,
  onRefused: (reason) => {
    note.textContent = reason
  },
})

document.getElementById('more').addEventListener('click', () => {
  page.openLink('https://dhsprogram.com/')
})

async function show(view) {
  if (!view.indicator || !view.location) {
    title.textContent = 'Choose an indicator on a dashboard.'
    rows.replaceChildren()
    return
  }
  title.textContent = `${view.indicator.name}, ${view.location.name}`
  const answer = await page.observations()
  const here = answer.rows.filter((row) => row.location === view.location.name)
  rows.replaceChildren(...latestOfEachSource(here).map(line))
  note.textContent = here.length === 0 ? 'No source has a figure for this place in this release.' : ''
}

/** Rows come in the order of their periods, so the last one of a source is its latest. */
function latestOfEachSource(all) {
  return [...new Map(all.map((row) => [row.source, row])).values()]
}

function line(row) {
  const element = document.createElement('tr')
  const interval =
    row.lower === null ? '' : ` (${row.interval_level}% interval ${row.lower_text} to ${row.upper_text})`
  const projected = row.flags.includes('projection') ? ', projection' : ''
  // Such a source confirms nothing: it took its figures from the others.
  const derived = row.derived_from.length === 0 ? '' : `, from ${row.derived_from.join(' and ')}`
  element.append(
    cell(`${row.source} (${row.classification}${derived})`),
    cell(row.period + projected),
    cell(row.text + interval, 'number'),
  )
  return element
}

/** Text is always set as text, never as HTML. */
function cell(text, className = '') {
  const element = document.createElement('td')
  element.textContent = text
  element.className = className
  return element
}
