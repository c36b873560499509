import { CustomChart, LineChart } from 'echarts/charts'
import { GridSimpleComponent } from 'echarts/components'
import { init, setPlatformAPI, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { measuredWidth } from '#charts/plot/measured-width.ts'

// Only the parts that most figures use; each further one costs every reader's first view. Maps bring theirs (map-library.ts).
use([CustomChart, LineChart, GridSimpleComponent, SVGRenderer])

// Texts are measured by the font's own widths on a page too, so that it lays a figure out as a server does.
setPlatformAPI({
  measureText: (text, font = '') => {
    const [, weight = '400', size = '12'] = /(?:(\d+) )?([\d.]+)px/.exec(font) ?? []
    return { width: measuredWidth(text, Number(size), Number(weight)) }
  },
})

export { init }
