# Figures of MSDAT in R
#
# Children who got Penta 3 in Kano, by every source. Only base R is used. No key is needed.
# Set MSDAT_URL to ask another site than this one.

msdat <- Sys.getenv("MSDAT_URL", "http://127.0.0.1:8080")

# The rows of a table of the API; what is not published is NA.
read_table <- function(path) {
  read.csv(paste0(msdat, path), na.strings = "", encoding = "UTF-8")
}

# Ids: indicators, sources and places have ids. They stand in these lists, and in the address of every chart (Download, API).
indicators <- read_table("/api/indicators?format=csv")
places <- read_table("/api/location?level=3&format=csv")
print(indicators[grepl("penta 3", indicators$short_name, ignore.case = TRUE), c("id", "full_name")])
print(places[places$name == "Kano", c("id", "name")])

# One indicator in one place, by every source. shape=tidy gives a row for each figure, with names, unit, bounds, licence
# and release in it. Surveys, routine reports and estimates are kept apart: they do not measure the same thing.
figures <- read_table("/api/data?indicator=18&location=27&shape=tidy&format=csv")
cat(nrow(figures), "figures;", figures$indicator[1], "in", figures$location[1], "in", figures$unit[1], "\n")
print(figures[, c("period", "classification", "datasource", "value", "lower", "upper", "interval_level")])

# Every state in one source and year. The period may be a list or a range: 2018,2021 or 2015..2024.
states <- read_table("/api/data?indicator=18&datasource=2&period=2018..2024&shape=tidy&format=csv")
states <- states[states$level == "State", ]
states <- states[states$period == max(states$period), ]
states <- states[order(states$value), ]
cat(nrow(states), "states in", states$period[1], "- median", round(median(states$value), 1), "\n")
for (row in seq_len(nrow(states))) {
  cat(sprintf("%-26s %5.1f %s\n", states$location[row], states$value[row], strrep("#", round(states$value[row] / 2))))
}

# Cite the source, its licence and the release: the release says which figures you had.
cited <- unique(figures[, c("datasource", "licence", "release")])
cat(sprintf("%s: %s. MSDAT, release %s.\n", cited$datasource, cited$licence, cited$release), sep = "")
