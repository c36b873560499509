import { readdirSync } from 'node:fs'

const indicators = readdirSync(new URL('src/data', import.meta.url)).map((file) => file.replace('.csv', ''))

/** As the generator makes a site, without fonts of another host. A page for each indicator. */
export default {
  root: 'src',
  title: 'Health outcomes',
  globalStylesheets: [],
  dynamicPaths: indicators.map((id) => `/of/${id}`),
  ...{ sidebar: false, toc: false, pager: false, search: false, footer: '' },
}
