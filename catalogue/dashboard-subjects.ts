/**
 * Indicator ids by subject, in the order in which they are offered. A dashboard is put together from subjects, so that an
 * indicator is added in one place. The ids are those of `datasets/indicators.csv`.
 */
export const SUBJECTS = {
  /** Pregnancy, birth, family planning and the care of ill children. */
  reproductiveHealth: [
    7, 6, 5, 8, 398, 4, 1001, 1002, 3, 1003, 1004, 1005, 1006, 1, 2, 1007, 1008, 1009, 1010, 1011, 12, 1012,
    1013, 1014, 1015, 1016, 1017, 1018, 1019, 1021, 1022,
  ],
  nutrition: [
    14, 15, 16, 13, 17, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042,
  ],
  immunization: [
    18, 20, 212, 399, 21, 397, 19, 584, 585, 587, 588, 1023, 1049, 1050, 1051, 1052, 1054, 1055, 1056, 1057,
    1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1701, 1702, 1703, 1704, 1706,
  ],
  malaria: [22, 23, 402, 1070, 1071, 1072, 1073, 1075],
  hiv: [26, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1092, 1093],
  mortality: [32, 31, 30, 29, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1145],
  tuberculosis: [
    1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116,
    1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127,
  ],
  otherDiseases: [1139, 1140, 1141, 1142, 1144, 1150, 1151, 1152, 1155],
  /** Money spent on health, by whom and on what. */
  financing: [217, 216, 219, 218, 220, 221, 1170, 1171, 1173, 1174, 1175, 1176, 1177, 686, 687, 689, 1128],
  /** What people reach of services: facilities near them, and care they received. */
  access: [
    1160, 1184, 1008, 5, 6, 7, 8, 398, 12, 1013, 1003, 402, 1082, 1083, 1104, 399, 1009, 1010, 1011, 1174,
  ],
  facilities: [1180, 1181, 1182, 1183, 1184, 1165],
  workforce: [1161, 1162, 1163, 1164],
  population: [62, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 65, 69, 70, 71, 82, 573, 1198],
  fertility: [1, 2, 1017, 1018, 1015, 1016],
  childDeaths: [30, 31, 32],
  socialDeterminants: [
    72, 74, 75, 77, 79, 91, 396, 532, 568, 569, 570, 577, 579, 1094, 1199, 1200, 1201, 1202, 1203, 1204, 1205,
    1206, 1207, 1208, 1209, 1210, 1215, 1216, 1217, 1218, 1219, 1221, 1222, 1223, 1224, 1225, 1226, 1227,
    1228,
  ],
  waterAndSanitation: [551, 550, 591, 549, 553, 589, 590, 1143, 1211, 1212, 1213],
  /** Notifiable diseases; the first are counted by week and state. */
  surveillance: [
    481, 480, 483, 484, 1301, 1300, 1302, 1303, 499, 500, 501, 503, 1310, 1311, 1312, 1313, 1314, 1315, 1316,
    1317, 1318, 1319, 1320, 1321, 1322, 1166, 1705, 1721, 1722,
  ],
  /** Indicators with a figure for each LGA. */
  mapped: [
    1184, 1180, 1181, 1182, 1183, 62, 7, 6, 18, 20, 14, 15, 30, 398, 402, 1001, 1008, 1009, 1010, 1011, 1012,
    1052, 1200, 1201, 1202, 1203,
  ],
  /** What facilities report every month and what a quarterly extract of it would hold. */
  routineReports: [18, 20, 5, 6, 7, 4, 13, 17, 19, 21, 22, 23, 212, 397, 398, 584, 585, 587],
} as const satisfies Record<string, readonly number[]>
