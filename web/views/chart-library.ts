import { CustomChart, LineChart, MapChart, ScatterChart } from 'echarts/charts'
import { GeoComponent, GridComponent } from 'echarts/components'
import { init, registerMap, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only the parts that the figures use; each further one costs every reader's first view.
use([CustomChart, LineChart, MapChart, ScatterChart, GeoComponent, GridComponent, SVGRenderer])

export { init, registerMap }
