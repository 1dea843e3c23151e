/**
 * The locations of postal codes in the United States, by the first three digits of a ZIP code. Format: state, then for
 * each area the prefix of its codes, latitude and longitude of its center to the nearest 0.01, and its main place.
 * Computed from the tables of the npm package zipcodes 8.0.0 (BSD licence, Copyright (c) 2007 Dav Glass). Written into
 * the database when the service starts; corrections are made here.
 */
export const unitedStatesAreas = `AK: 995 61.12 -151.39 Anchorage; 996 60.61 -156.66 Wasilla; 997 64.93 -150.16 Fairbanks; 998 58.3 -134.59 Juneau; 999 55.55 -132.35 Ketchikan
AL: 350 33.59 -86.75 Bessemer; 351 33.54 -86.6 Pell City; 352 33.52 -86.81 Birmingham; 354 33.21 -87.59 Tuscaloosa; 355 33.93 -87.62 Jasper; 356 34.71 -87.22 Decatur
AL: 357 34.75 -86.39 Madison; 358 34.73 -86.56 Huntsville; 359 34.26 -85.96 Gadsden; 360 32.14 -86.17 Prattville; 361 32.33 -86.24 Montgomery; 362 33.66 -85.75 Anniston
AL: 363 31.28 -85.54 Dothan; 364 31.42 -87.21 Monroeville; 365 30.85 -87.92 Atmore; 366 30.69 -88.09 Mobile; 367 32.29 -87.37 Selma; 368 32.58 -85.32 Opelika
AL: 369 32.21 -88.27 Bellamy
AR: 716 33.7 -91.79 Pine Bluff; 717 33.46 -92.74 Camden; 718 33.7 -93.81 Hope; 719 34.42 -93.42 Hot Springs National Park; 720 34.99 -92.03 Conway
AR: 721 34.85 -92.18 North Little Rock; 722 34.75 -92.36 Little Rock; 723 35.1 -90.56 Blytheville; 724 36.04 -90.73 Jonesboro; 725 36.06 -91.78 Batesville
AR: 726 36.23 -92.84 Eureka Springs; 727 36.17 -94.18 Fayetteville; 728 35.31 -93.39 Russellville; 729 35.39 -94.33 Fort Smith
AZ: 850 33.45 -112.07 Phoenix; 851 33.01 -111.53 Apache Junction; 852 33.39 -111.79 Mesa; 853 33.58 -112.39 Glendale; 855 33.31 -110.12 Globe; 856 31.71 -110.34 Sierra Vista
AZ: 857 32.22 -110.93 Tucson; 859 34.27 -109.99 Show Low; 860 35.54 -111.46 Flagstaff; 863 34.67 -112.33 Prescott; 864 35.17 -114.22 Bullhead City; 865 35.9 -109.47 Blue Gap
CA: 900 34.05 -118.26 Los Angeles; 901 34.01 -118.16 Los Angeles; 902 33.94 -118.35 Beverly Hills; 903 33.96 -118.35 Inglewood; 904 34.02 -118.49 Santa Monica
CA: 905 33.81 -118.3 Torrance; 906 33.93 -118.03 Whittier; 907 33.8 -118.16 Lakewood; 908 33.79 -118.19 Long Beach; 910 34.17 -118.13 Arcadia; 911 34.15 -118.14 Pasadena
CA: 912 34.15 -118.26 Glendale; 913 34.23 -118.54 Northridge; 914 34.19 -118.45 Van Nuys; 915 34.18 -118.31 Burbank; 916 34.17 -118.38 North Hollywood
CA: 917 34.07 -117.87 Ontario; 918 34.1 -118.13 Alhambra; 919 32.67 -117 Chula Vista; 920 33.14 -117.19 Escondido; 921 32.72 -117.16 San Diego; 922 33.75 -116.22 Palm Desert
CA: 923 34.26 -117.2 Fontana; 924 34.11 -117.29 San Bernardino; 925 33.79 -117.23 Riverside; 926 33.64 -117.78 Irvine; 927 33.74 -117.86 Santa Ana; 928 33.84 -117.87 Anaheim
CA: 930 34.28 -119.15 Ventura; 931 34.42 -119.71 Santa Barbara; 932 36.01 -119.25 Visalia; 933 35.33 -118.99 Bakersfield; 934 35.22 -120.62 San Luis Obispo
CA: 935 35.13 -118.06 Lancaster; 936 36.81 -119.65 Clovis; 937 36.75 -119.64 Fresno; 938 36.75 -119.64 Fresno; 939 36.6 -121.66 Salinas; 940 37.46 -122.28 Mountain View
CA: 941 37.77 -122.42 San Francisco; 942 38.58 -121.49 Sacramento; 943 37.44 -122.14 Palo Alto; 944 37.55 -122.32 San Mateo; 945 37.92 -122.05 Concord
CA: 946 37.8 -122.26 Oakland; 947 37.87 -122.27 Berkeley; 948 37.94 -122.34 Richmond; 949 38.03 -122.59 Petaluma; 950 37.09 -121.96 Santa Clara; 951 37.33 -121.89 San Jose
CA: 952 38.08 -121.2 Stockton; 953 37.65 -120.73 Modesto; 954 38.82 -122.97 Santa Rosa; 955 40.73 -124.01 Eureka; 956 38.67 -121.28 Auburn; 957 38.78 -120.99 Elk Grove
CA: 958 38.58 -121.45 Sacramento; 959 39.48 -121.55 Chico; 960 40.74 -122.32 Redding; 961 39.75 -120.18 South Lake Tahoe
CO: 800 39.8 -105.01 Aurora; 801 39.58 -104.92 Littleton; 802 39.74 -104.98 Denver; 803 40.02 -105.25 Boulder; 804 39.76 -105.82 Golden; 805 40.46 -105.08 Fort Collins
CO: 806 40.38 -104.71 Greeley; 807 40.58 -103.12 Akron; 808 39.03 -103.82 Limon; 809 38.83 -104.81 Colorado Springs; 810 38.08 -103.87 Pueblo; 811 37.28 -106.03 Alamosa
CO: 812 38.48 -106.15 Gunnison; 813 37.35 -108.48 Durango; 814 38.47 -107.93 Montrose; 815 39.08 -108.55 Grand Junction; 816 39.57 -107.32 Aspen
CT: 060 41.87 -72.77 Manchester; 061 41.79 -72.72 Hartford; 062 41.84 -72.09 Storrs Mansfield; 063 41.47 -72.05 Groton; 064 41.42 -72.8 Wallingford
CT: 065 41.31 -72.93 New Haven; 066 41.18 -73.2 Bridgeport; 067 41.6 -73.09 Waterbury; 068 41.17 -73.42 Norwalk; 069 41.05 -73.54 Stamford
DC: 200 38.89 -77.01 Washington; 202 38.89 -77.01 Washington; 203 38.89 -77.01 Washington; 204 38.89 -77.01 Washington; 205 38.89 -77.02 Washington
DE: 197 39.59 -75.65 Newark; 198 39.75 -75.55 Wilmington; 199 38.91 -75.5 Dover
FL: 320 30.12 -81.97 Saint Augustine; 321 29.24 -81.41 Daytona Beach; 322 30.33 -81.65 Jacksonville; 323 30.44 -84.32 Tallahassee; 324 30.49 -85.59 Panama City
FL: 325 30.45 -87.18 Pensacola; 326 29.65 -82.37 Gainesville; 327 28.74 -81.3 Titusville; 328 28.54 -81.33 Orlando; 329 28.07 -80.6 Melbourne; 330 25.99 -80.28 Pompano Beach
FL: 331 25.77 -80.22 Miami; 332 25.77 -80.19 Miami; 333 26.12 -80.18 Fort Lauderdale; 334 26.62 -80.11 West Palm Beach; 335 28.01 -82.27 Plant City; 336 27.94 -82.44 Tampa
FL: 337 27.89 -82.72 Saint Petersburg; 338 27.98 -81.73 Lakeland; 339 26.65 -81.93 Fort Myers; 341 26.15 -81.72 Naples; 342 27.34 -82.47 Sarasota; 344 29.01 -82.33 Ocala
FL: 346 28.27 -82.68 Brooksville; 347 28.55 -81.63 Kissimmee; 349 27.29 -80.35 Fort Pierce
GA: 300 33.91 -84.18 Marietta; 301 34.07 -84.85 Carrollton; 302 33.35 -84.44 Newnan; 303 33.82 -84.39 Atlanta; 304 32.39 -82.11 Statesboro; 305 34.5 -83.69 Gainesville
GA: 306 33.93 -83.29 Athens; 307 34.81 -85.03 Dalton; 308 33.37 -82.38 Appling; 309 33.46 -82.09 Augusta; 310 32.59 -83.49 Warner Robins; 311 33.84 -84.47 Atlanta
GA: 312 32.81 -83.66 Macon; 313 31.87 -81.4 Fort Stewart; 314 32.01 -81.09 Savannah; 315 31.32 -82.12 Brunswick; 316 30.99 -83.23 Valdosta; 317 31.54 -83.93 Albany
GA: 318 32.61 -84.74 Box Springs; 319 32.49 -84.93 Columbus; 398 31.32 -84.6 Bainbridge; 399 33.89 -84.07 Atlanta
GU: 969 13.43 144.79 Barrigada
HI: 967 20.91 -156.65 Hilo; 968 21.31 -157.86 Honolulu
IA: 500 41.73 -93.64 Ames; 501 41.67 -93.45 Galt; 502 41.58 -93.66 West Des Moines; 503 41.67 -93.57 Des Moines; 504 43.21 -93.37 Mason City; 505 42.73 -94.4 Clarion
IA: 506 42.62 -92.48 Cedar Falls; 507 42.48 -92.31 Waterloo; 508 40.95 -94.5 Afton; 509 41.67 -93.57 Des Moines; 510 42.62 -95.91 Akron; 511 42.5 -96.38 Sioux City
IA: 512 43.29 -95.98 Alvord; 513 43.32 -95.11 Arnolds Park; 514 42.11 -95.06 Arcadia; 515 41.46 -95.55 Council Bluffs; 516 40.74 -95.36 Shenandoah; 520 42.5 -90.95 Dubuque
IA: 521 43.14 -91.77 Calmar; 522 41.91 -91.68 Iowa City; 523 41.96 -91.77 Marengo; 524 42.08 -91.6 Cedar Rapids; 525 40.96 -92.41 Bloomfield; 526 40.86 -91.44 Argyle
IA: 527 41.69 -90.73 Clinton; 528 41.56 -90.61 Davenport
ID: 832 42.72 -112.25 Pocatello; 833 42.69 -114.31 Sun Valley; 834 43.86 -111.93 Idaho Falls; 835 46.25 -116.3 Ahsahka; 836 43.79 -116.44 Nampa; 837 43.6 -116.24 Boise
ID: 838 47.63 -116.57 Coeur D Alene
IL: 600 42.21 -87.95 Palatine; 601 41.95 -88.13 Carol Stream; 602 42.05 -87.69 Evanston; 603 41.89 -87.79 Oak Park; 604 41.55 -87.82 Joliet; 605 41.76 -88.24 Aurora
IL: 606 41.85 -87.68 Chicago; 607 41.96 -87.81 Chicago; 608 41.72 -87.7 Alsip; 609 40.83 -87.89 Aroma Park; 610 42.26 -89.49 Apple River; 611 42.32 -89.09 Rockford
IL: 612 41.49 -90.36 Rock Island; 613 41.34 -89.21 Amboy; 614 40.89 -90.4 Galesburg; 615 40.68 -89.65 Pekin; 616 40.71 -89.61 Peoria; 617 40.51 -88.95 Bloomington
IL: 618 40.11 -88.16 Champaign; 619 39.7 -88.16 Arcola; 620 39.07 -90.03 Edwardsville; 622 38.52 -89.8 East Saint Louis; 623 40.04 -91.09 Quincy; 624 39.06 -88.14 Allendale
IL: 625 39.76 -89.19 Decatur; 626 39.86 -89.96 Jacksonville; 627 39.76 -89.61 Springfield; 628 38.32 -88.77 Akin; 629 37.58 -89.08 Carbondale
IN: 460 40.13 -86.02 Anderson; 461 39.65 -86.18 Greenwood; 462 39.78 -86.13 Indianapolis; 463 41.47 -87.21 Hammond; 464 41.58 -87.34 Gary; 465 41.46 -85.99 Elkhart
IN: 466 41.68 -86.25 South Bend; 467 41.23 -85.17 Albion; 468 41.09 -85.07 Fort Wayne; 469 40.68 -86.12 Kokomo; 470 39.15 -85.07 Aurora; 471 38.35 -85.92 Jeffersonville
IN: 472 39.05 -85.74 Columbus; 473 40.05 -85.21 Muncie; 474 39.09 -86.59 Bloomington; 475 38.36 -86.98 Jasper; 476 38.17 -87.41 Newburgh; 477 38 -87.57 Evansville
IN: 478 39.47 -87.36 Terre Haute; 479 40.39 -86.98 Crawfordsville
KS: 660 38.94 -95.12 Lawrence; 661 39.1 -94.68 Kansas City; 662 38.96 -94.72 Overland Park; 664 39.44 -95.96 Alma; 665 39.3 -96.03 Manhattan; 666 39.04 -95.68 Topeka
KS: 667 37.6 -94.99 Altoona; 668 38.38 -96.26 Admire; 669 39.79 -97.63 Agenda; 670 37.6 -97.51 Andale; 671 37.51 -97.42 Maize; 672 37.69 -97.34 Wichita
KS: 673 37.18 -95.72 Altamont; 674 38.92 -97.67 Salina; 675 38.21 -98.78 Hutchinson; 676 39.32 -99.33 Agra; 677 39.36 -101.03 Atwood; 678 37.78 -100.61 Ashland
KS: 679 37.11 -101.33 Liberal
KY: 400 38.23 -85.35 La Grange; 401 37.89 -86.15 Fort Knox; 402 38.19 -85.68 Louisville; 403 38.05 -84.14 Nicholasville; 404 37.52 -84.34 Berea; 405 38.03 -84.47 Lexington
KY: 406 38.23 -84.87 Frankfort; 407 37.03 -84.1 London; 408 36.88 -83.32 Ages Brookside; 409 36.89 -83.75 Arjay; 410 38.78 -84.48 Covington; 411 38.37 -82.92 Ashland
KY: 412 37.84 -82.74 Adams; 413 37.58 -83.57 Athol; 414 37.89 -83.09 Cannel City; 415 37.45 -82.34 Pikeville; 416 37.52 -82.72 Allen; 417 37.24 -83.2 Hazard
KY: 418 37.19 -82.87 Blackey; 420 36.92 -88.58 Paducah; 421 36.89 -86.05 Bowling Green; 422 36.92 -86.98 Hopkinsville; 423 37.5 -87.05 Owensboro; 424 37.49 -87.64 Henderson
KY: 425 37.16 -84.63 Somerset; 426 36.74 -84.48 Albany; 427 37.37 -85.73 Campbellsville
LA: 700 29.96 -90.15 Metairie; 701 29.95 -90.08 New Orleans; 703 29.69 -90.77 Houma; 704 30.53 -90.18 Slidell; 705 30.22 -92.08 Lafayette; 706 30.26 -93.22 Lake Charles
LA: 707 30.54 -91.14 Denham Springs; 708 30.49 -91.08 Baton Rouge; 710 32.52 -93.45 Minden; 711 32.61 -93.75 Shreveport; 712 32.53 -92.07 Monroe; 713 31.27 -92.05 Alexandria
LA: 714 31.59 -92.83 Natchitoches
MA: 010 42.26 -72.6 Chicopee; 011 42.12 -72.59 Springfield; 012 42.36 -73.23 Pittsfield; 013 42.6 -72.57 Greenfield; 014 42.58 -71.75 Groton; 015 42.2 -71.78 Westborough
MA: 016 42.26 -71.8 Worcester; 017 42.38 -71.46 Framingham; 018 42.63 -71.16 Woburn; 019 42.6 -70.91 Lynn; 020 42.15 -71.14 Dedham; 021 42.35 -71.07 Boston
MA: 022 42.35 -71.06 Boston; 023 42.03 -70.91 Brockton; 024 42.36 -71.21 Waltham; 025 41.63 -70.61 Buzzards Bay; 026 41.69 -70.16 Centerville; 027 41.76 -71.07 New Bedford
MA: 055 42.65 -71.18 Andover
MD: 206 38.38 -76.73 Waldorf; 207 38.87 -76.88 Bowie; 208 39.14 -77.16 Bethesda; 209 38.99 -77.03 Silver Spring; 210 39.44 -76.59 Columbia; 211 39.43 -76.65 Pasadena
MD: 212 39.29 -76.62 Baltimore; 214 38.99 -76.49 Annapolis; 215 39.59 -78.93 Cumberland; 216 38.94 -76.05 Nationwide Fulfill Systems; 217 39.49 -77.5 Hagerstown
MD: 218 38.32 -75.65 Salisbury; 219 39.6 -75.94 Elkton
ME: 039 43.17 -70.71 Berwick; 040 43.75 -70.55 Freeport; 041 43.66 -70.26 Portland; 042 44.28 -70.3 Auburn; 043 44.31 -69.78 Augusta; 044 45.14 -68.73 Bangor
ME: 045 43.95 -69.55 Alna; 046 44.49 -68.13 Addison; 047 46.76 -68.21 Limestone; 048 44.11 -69.11 Camden; 049 44.75 -69.62 New Portland
MI: 480 42.6 -82.93 Southfield; 481 42.25 -83.47 Ann Arbor; 482 42.35 -83.1 Detroit; 483 42.64 -83.35 Farmington; 484 43.19 -83.29 Grand Blanc; 485 43.01 -83.7 Flint
MI: 486 43.75 -84.21 Saginaw; 487 43.74 -83.56 Bay City; 488 43.04 -84.73 East Lansing; 489 42.73 -84.56 Lansing; 490 42.25 -85.53 Kalamazoo; 491 41.87 -86.49 Berrien Springs
MI: 492 42.04 -84.38 Jackson; 493 43.22 -85.52 Ada; 494 43.18 -86.15 Muskegon; 495 42.97 -85.62 Grand Rapids; 496 44.62 -85.62 Traverse City; 497 45.44 -84.62 Kincheloe
MI: 498 46.05 -87.4 Allouez; 499 46.77 -88.63 Ahmeek
MN: 550 45.02 -92.99 Elko New Market; 551 44.96 -93.11 Saint Paul; 553 44.95 -93.8 Eden Prairie; 554 44.98 -93.26 Minneapolis; 555 45.02 -93.8 Young America
MN: 556 47.54 -91.21 Beaver Bay; 557 47.27 -92.72 Grand Rapids; 558 46.78 -92.11 Duluth; 559 43.91 -92.4 Rochester; 560 44.01 -93.94 Mankato; 561 43.88 -95.77 Adrian
MN: 562 44.99 -95.68 Alberta; 563 45.71 -94.46 Saint Cloud; 564 46.51 -94.5 Ah Gwah Ching; 565 46.87 -96.08 Moorhead; 566 47.74 -94.48 Bemidji; 567 48.45 -96.27 Alvarado
MO: 630 38.46 -90.56 Ballwin; 631 38.64 -90.25 Saint Louis; 633 38.9 -91 Saint Charles; 634 39.96 -91.72 Alexandria; 635 40.25 -92.59 Atlanta; 636 37.68 -90.65 Annapolis
MO: 637 37.31 -89.7 Cape Girardeau; 638 36.52 -89.82 Anniston; 639 36.83 -90.45 Poplar Bluff; 640 39.1 -94.28 Independence; 641 39.1 -94.58 Kansas City
MO: 644 40.19 -94.67 Agency; 645 39.77 -94.84 Saint Joseph; 646 39.8 -93.55 Altamont; 647 38.09 -94.23 Osceola; 648 37.02 -94.44 Joplin; 649 39.1 -94.57 Kansas City
MO: 650 38.47 -92.38 Argyle; 651 38.58 -92.17 Jefferson City; 652 39.17 -92.34 Columbia; 653 38.73 -93.23 Sedalia; 654 37.77 -91.89 Rolla; 655 37.69 -91.86 Jadwin
MO: 656 36.94 -93.24 Branson; 657 36.97 -93.11 Macks Creek; 658 37.22 -93.3 Springfield
MS: 386 34.6 -89.93 Holly Springs; 387 33.56 -90.82 Greenville; 388 34.28 -88.63 Tupelo; 389 33.78 -89.99 Greenwood; 390 32.41 -90.13 Brandon; 391 32.39 -90.12 Vicksburg
MS: 392 32.3 -90.18 Jackson; 393 32.42 -88.73 Meridian; 394 31.34 -89.29 Hattiesburg; 395 30.41 -89.07 Biloxi; 396 31.38 -90.47 Brookhaven; 397 33.54 -88.82 Columbus
MT: 590 45.74 -108.83 Ashland; 591 45.78 -108.5 Billings; 592 48.4 -105.16 Antelope; 593 46.41 -105.21 Alzada; 594 47.58 -111.3 Great Falls; 595 48.58 -109.27 Big Sandy
MT: 596 46.59 -112.02 Helena; 597 45.67 -112.17 Bozeman; 598 46.98 -114.12 Missoula; 599 48.35 -114.3 Kalispell
NC: 270 36.27 -80.39 Rural Hall; 271 36.07 -80.24 Winston Salem; 272 35.95 -79.7 High Point; 273 35.95 -79.66 Reidsville; 274 36.07 -79.79 Greensboro; 275 35.81 -78.56 Cary
NC: 276 35.8 -78.63 Raleigh; 277 36.04 -78.88 Durham; 278 35.83 -77.42 Greenville; 279 36.23 -76.11 Elizabeth City; 280 35.36 -81.09 Gastonia; 281 35.29 -80.67 Salisbury
NC: 282 35.23 -80.82 Charlotte; 283 35.03 -79 Fayetteville; 284 34.3 -78.09 Wilmington; 285 35.02 -77.13 New Bern; 286 36.07 -81.37 Hickory; 287 35.42 -82.56 Hendersonville
NC: 288 35.62 -82.53 Asheville; 289 35.04 -83.94 Andrews
ND: 580 46.7 -97.27 Wahpeton; 581 46.88 -96.79 Fargo; 582 48.15 -97.54 Grand Forks; 583 48.32 -99.14 Agate; 584 47.01 -98.87 Jamestown; 585 46.81 -100.78 Bismarck
ND: 586 46.82 -102.79 Dickinson; 587 48.34 -101.33 Minot; 588 48.23 -103.61 Williston
NE: 680 41.38 -96.44 Blair; 681 41.26 -95.96 Omaha; 683 40.48 -96.8 Adams; 684 40.56 -96.54 Malcolm; 685 40.81 -96.69 Lincoln; 686 41.46 -97.49 Columbus
NE: 687 42.4 -97.54 Norfolk; 688 41.1 -98.94 Kearney; 689 40.32 -98.74 Hastings; 690 40.28 -100.63 Bartley; 691 41.21 -101.54 North Platte; 692 42.81 -100.62 Ainsworth
NE: 693 42.01 -103.08 Scottsbluff
NH: 030 42.87 -71.47 Nashua; 031 42.99 -71.45 Manchester; 032 43.49 -71.67 Tilton; 033 43.28 -71.53 Concord; 034 42.9 -72.2 Keene; 035 44.4 -71.48 Berlin
NH: 036 43.2 -72.33 Acworth; 037 43.64 -72.13 Lebanon; 038 43.26 -71.04 Portsmouth
NJ: 070 40.79 -74.25 Clifton; 071 40.74 -74.18 Newark; 072 40.67 -74.22 Elizabeth; 073 40.73 -74.08 Jersey City; 074 41.03 -74.27 Mahwah; 075 40.93 -74.17 Paterson
NJ: 076 40.93 -74.03 Hackensack; 077 40.32 -74.07 Belmar; 078 40.92 -74.75 Branchville; 079 40.73 -74.49 Morristown; 080 39.83 -75.01 Cherry Hill; 081 39.94 -75.08 Camden
NJ: 082 39.27 -74.7 Absecon; 083 39.46 -75.03 Vineland; 084 39.36 -74.43 Atlantic City; 085 40.3 -74.65 Princeton; 086 40.27 -74.71 Trenton; 087 39.98 -74.15 Toms River
NJ: 088 40.54 -74.56 Edison; 089 40.49 -74.45 New Brunswick
NM: 870 35.13 -106.7 Algodones; 871 35.05 -106.67 Albuquerque; 873 35.51 -108.62 Gallup; 874 36.74 -108.18 Farmington; 875 36.13 -105.94 Santa Fe
NM: 876 32.99 -106.97 Spaceport City; 877 35.99 -105.11 Angel Fire; 878 34.11 -107.24 Aragon; 879 32.96 -107.27 Arrey; 880 32.32 -107.63 Las Cruces; 881 34.33 -103.34 Clovis
NM: 882 32.82 -104.07 Hobbs; 883 33.33 -105.65 Alamogordo; 884 35.38 -103.78 Amistad
NV: 889 36.32 -114.82 The Lakes; 890 36.26 -115.12 Henderson; 891 36.17 -115.14 Las Vegas; 893 39.28 -114.99 Ely; 894 39.47 -119.35 Sparks; 895 39.53 -119.81 Reno
NV: 897 39.17 -119.78 Carson City; 898 40.91 -115.53 Elko
NY: 005 40.82 -73.05 Holtsville; 100 40.75 -73.99 New York; 101 40.76 -73.98 New York; 102 40.71 -74.01 New York; 103 40.6 -74.15 Staten Island; 104 40.85 -73.88 Bronx
NY: 105 41.22 -73.79 Mount Vernon; 106 41.04 -73.76 White Plains; 107 40.95 -73.86 Yonkers; 108 40.91 -73.79 New Rochelle; 109 41.27 -74.12 Middletown
NY: 110 40.75 -73.69 Great Neck; 111 40.76 -73.93 Astoria; 112 40.65 -73.95 Brooklyn; 113 40.75 -73.84 Flushing; 114 40.69 -73.8 Jamaica; 115 40.71 -73.64 Garden City
NY: 116 40.6 -73.82 Far Rockaway; 117 40.79 -73.25 Farmingdale; 118 40.77 -73.52 Hicksville; 119 40.93 -72.58 Southampton; 120 42.68 -73.91 Alcove; 121 42.64 -73.79 Troy
NY: 122 42.65 -73.76 Albany; 123 42.81 -73.94 Schenectady; 124 42.1 -74.17 Kingston; 125 41.67 -73.89 Newburgh; 126 41.76 -73.74 Poughkeepsie; 127 41.69 -74.75 Barryville
NY: 128 43.48 -73.7 Newcomb; 129 44.63 -73.79 Keeseville; 130 43.03 -76.17 Auburn; 131 43.08 -76.28 Mallory; 132 43.04 -76.15 Syracuse; 133 43.04 -75.26 Alder Creek
NY: 134 43.1 -75.31 Rome; 135 43.1 -75.23 Utica; 136 44.28 -75.6 Potsdam; 137 42.26 -75.65 Endicott; 138 42.37 -75.53 Vestal; 139 42.12 -75.89 Binghamton
NY: 140 42.77 -78.63 Batavia; 141 42.75 -78.71 Tonawanda; 142 42.89 -78.87 Buffalo; 143 43.09 -79.04 Niagara Falls; 144 42.96 -77.66 Adams Basin; 145 42.98 -77.46 Macedon
NY: 146 43.17 -77.63 Rochester; 147 42.19 -78.95 Jamestown; 148 42.33 -77.03 Ithaca; 149 42.1 -76.8 Elmira
OH: 430 40.14 -82.85 Newark; 431 39.74 -82.89 Groveport; 432 39.97 -83.01 Columbus; 433 40.52 -83.32 Marion; 434 41.5 -83.34 Bowling Green; 435 41.47 -84.06 Perrysburg
OH: 436 41.68 -83.5 Toledo; 437 39.86 -81.58 Zanesville; 438 40.28 -81.87 Adamsville; 439 40.18 -80.84 Steubenville; 440 41.53 -81.34 Lorain; 441 41.48 -81.67 Cleveland
OH: 442 41.13 -81.54 Cuyahoga Falls; 443 41.08 -81.52 Akron; 444 41.1 -80.76 Warren; 445 41.1 -80.66 Youngstown; 446 40.66 -81.41 Massillon; 447 40.81 -81.37 Canton
OH: 448 41.04 -82.73 Sandusky; 449 40.76 -82.51 Mansfield; 450 39.41 -84.55 Hamilton; 451 39.16 -83.95 Aberdeen; 452 39.17 -84.54 Cincinnati; 453 39.98 -84.32 Miamisburg
OH: 454 39.75 -84.19 Dayton; 455 39.93 -83.81 Springfield; 456 38.89 -82.81 Lucasville; 457 39.4 -81.83 Albany; 458 40.83 -84.18 Lima; 459 39.17 -84.54 Cincinnati
OK: 730 35.31 -97.63 Edmond; 731 35.5 -97.5 Oklahoma City; 734 34.23 -97.18 Ardmore; 735 34.59 -98.62 Lawton; 736 35.45 -99.19 Elk City; 737 36.38 -98.07 Enid
OK: 738 36.44 -99.4 Woodward; 739 36.76 -101.22 Texhoma; 740 36.19 -96.06 Stillwater; 741 36.14 -95.99 Tulsa; 743 36.52 -94.92 Grove; 744 35.66 -95.49 Muskogee
OK: 745 34.67 -95.69 Atoka; 746 36.7 -97.15 Ponca City; 747 34.01 -95.38 Durant; 748 35.24 -96.7 Shawnee; 749 35.19 -94.64 Arkoma
OR: 970 45.43 -122.52 Beaverton; 971 45.53 -123.31 Hillsboro; 972 45.52 -122.68 Portland; 973 44.8 -123.04 Salem; 974 43.7 -123.32 Eugene; 975 42.39 -123.02 Grants Pass
OR: 976 42.29 -121.42 Klamath Falls; 977 44.06 -121.13 Bend; 978 45.35 -118.65 Adams; 979 43.99 -117.48 Adrian
PA: 150 40.56 -80.02 Warrendale; 151 40.4 -79.86 Mckeesport; 152 40.43 -80.02 Pittsburgh; 153 40.03 -80.17 Aleppo; 154 39.97 -79.81 Adah; 155 39.99 -78.97 Somerset
PA: 156 40.31 -79.56 Greensburg; 157 40.7 -79.03 Indiana; 158 41.27 -78.71 Benezett; 159 40.36 -78.87 Johnstown; 160 40.92 -79.9 Boyers; 161 41.14 -80.36 New Castle
PA: 162 40.97 -79.38 Adrian; 163 41.59 -79.5 Warren; 164 41.89 -80.1 Albion; 165 42.13 -80.07 Erie; 166 40.48 -78.37 Altoona; 167 41.82 -78.54 Austin
PA: 168 40.95 -78.01 State College; 169 41.85 -77.24 Genesee; 170 40.38 -77 Camp Hill; 171 40.27 -76.88 Harrisburg; 172 40.04 -77.74 Chambersburg; 173 39.88 -76.87 Hanover
PA: 174 39.96 -76.71 York; 175 40.06 -76.21 Akron; 176 40.03 -76.3 Lancaster; 177 41.25 -77.07 Williamsport; 178 40.86 -76.82 Beaver Springs; 179 40.7 -76.23 Frackville
PA: 180 40.67 -75.48 Bethlehem; 181 40.6 -75.48 Allentown; 182 40.93 -75.97 Hazleton; 183 41.08 -75.27 East Stroudsburg; 184 41.55 -75.41 Olyphant; 185 41.41 -75.66 Scranton
PA: 186 41.34 -76.05 Pittston; 187 41.27 -75.88 Wilkes Barre; 188 41.8 -76.09 Athens; 189 40.34 -75.15 Doylestown; 190 40 -75.28 Levittown; 191 40 -75.15 Philadelphia
PA: 192 40 -75.12 Philadelphia; 193 39.95 -75.75 West Chester; 194 40.18 -75.41 Valley Forge; 195 40.42 -75.85 Adamstown; 196 40.34 -75.94 Reading
PR: 006 18.33 -66.88 Aguadilla; 007 18.16 -66.1 Ponce; 009 18.4 -66.06 San Juan
RI: 028 41.69 -71.53 Warwick; 029 41.82 -71.43 Providence
SC: 290 34.01 -80.81 Lexington; 291 33.9 -80.93 Orangeburg; 292 34.01 -80.97 Columbia; 293 34.93 -81.92 Spartanburg; 294 32.93 -80.02 Charleston
SC: 295 34.06 -79.45 Myrtle Beach; 296 34.75 -82.49 Greenville; 297 34.91 -80.99 Rock Hill; 298 33.53 -81.8 Aiken; 299 32.54 -80.87 Beaufort
SD: 570 43.45 -96.96 Brandon; 571 43.6 -96.73 Sioux Falls; 572 45.04 -97.07 Milbank; 573 43.78 -98.36 Chamberlain; 574 45.42 -98.51 Aberdeen; 575 43.64 -100.38 Agar
SD: 576 45.58 -101.15 Bison; 577 44.1 -103.22 Rapid City
TN: 370 36.12 -86.78 Clarksville; 371 36.1 -86.54 Murfreesboro; 372 36.17 -86.79 Nashville; 373 35.25 -85.26 Cleveland; 374 35.05 -85.31 Chattanooga; 375 35.17 -89.99 Memphis
TN: 376 36.37 -82.37 Johnson City; 377 36.16 -84.01 Greeneville; 378 36.11 -83.74 Maryville; 379 35.99 -83.96 Knoxville; 380 35.34 -89.48 Millington; 381 35.18 -89.97 Memphis
TN: 382 36.3 -88.7 Martin; 383 35.61 -88.54 Jackson; 384 35.21 -87.3 Columbia; 385 36.18 -85.45 Cookeville
TX: 733 30.33 -97.77 Austin; 750 32.99 -96.77 Irving; 751 32.6 -96.46 Mesquite; 752 32.78 -96.79 Dallas; 753 32.77 -96.78 Dallas; 754 33.38 -95.79 Greenville
TX: 755 33.34 -94.26 Texarkana; 756 32.51 -94.71 Longview; 757 32.3 -95.3 Tyler; 758 31.5 -95.71 Palestine; 759 31.34 -94.42 Lufkin; 760 32.74 -97.23 Arlington
TX: 761 32.77 -97.29 Fort Worth; 762 33.38 -97.22 Denton; 763 33.86 -98.58 Wichita Falls; 764 32.47 -98.4 Stephenville; 765 31.09 -97.53 Killeen; 766 31.79 -96.98 Abbott
TX: 767 31.55 -97.16 Waco; 768 31.45 -99.32 Brownwood; 769 31.45 -100.48 San Angelo; 770 29.76 -95.41 Houston; 772 29.83 -95.43 Houston; 773 30.31 -95.42 Spring
TX: 774 29.55 -95.92 Katy; 775 29.56 -95.05 Pasadena; 776 30.07 -94.07 Port Arthur; 777 30.09 -94.13 Beaumont; 778 30.65 -96.34 Bryan; 779 28.85 -96.92 Victoria
TX: 780 29.07 -98.86 Laredo; 781 29.27 -97.97 New Braunfels; 782 29.44 -98.47 San Antonio; 783 27.78 -97.79 Alice; 784 27.78 -97.41 Corpus Christi
TX: 785 26.25 -97.99 Brownsville; 786 30.33 -97.82 Round Rock; 787 30.33 -97.75 Austin; 788 29.35 -99.83 Del Rio; 789 29.92 -96.76 Alleyton; 790 35.43 -101.73 Borger
TX: 791 35.23 -101.86 Amarillo; 792 34.24 -100.77 Afton; 793 33.59 -102.25 Levelland; 794 33.58 -101.86 Lubbock; 795 32.63 -100.12 Rule; 796 32.45 -99.73 Abilene
TX: 797 31.86 -102.35 Midland; 798 31.04 -104.48 Alpine; 799 31.76 -106.41 El Paso; 885 31.69 -106.3 El Paso
UT: 840 40.56 -111.73 Sandy; 841 40.69 -111.9 Salt Lake City; 842 41.26 -111.96 Ogden; 843 41.74 -111.99 Logan; 844 41.26 -111.96 Ogden; 845 39 -110.41 Aneth
UT: 846 39.49 -111.82 Provo; 847 37.68 -112.66 Saint George
VA: 201 38.96 -77.56 Manassas; 220 38.86 -77.28 Fairfax; 221 38.83 -77.26 Springfield; 222 38.88 -77.1 Arlington; 223 38.8 -77.08 Alexandria; 224 38.18 -77.13 Fredericksburg
VA: 225 38.06 -76.91 Stafford; 226 39.04 -78.19 Winchester; 227 38.47 -78.14 Aroda; 228 38.56 -78.82 Harrisonburg; 229 38.04 -78.56 Charlottesville
VA: 230 37.56 -76.9 Glen Allen; 231 37.52 -76.94 Williamsburg; 232 37.52 -77.46 Richmond; 233 37.51 -75.88 Chesapeake; 234 37 -75.98 Virginia Beach; 235 36.89 -76.26 Norfolk
VA: 236 37.08 -76.43 Hampton; 237 36.84 -76.34 Portsmouth; 238 37.03 -77.42 Petersburg; 239 37.04 -78.43 Farmville; 240 37.27 -79.96 Roanoke; 241 37.12 -80.07 Martinsville
VA: 242 36.82 -82.38 Bristol; 243 36.83 -81.1 Atkins; 244 38.1 -79.32 Staunton; 245 37.25 -79.16 Lynchburg; 246 37.2 -81.86 Amonate
VI: 008 17.76 -64.8 Christiansted
VT: 050 43.81 -72.4 White River Junction; 051 43.28 -72.6 Bellows Falls; 052 43.07 -73.16 Arlington; 053 42.94 -72.73 Brattleboro; 054 44.54 -73.08 Burlington
VT: 056 44.26 -72.58 Montpelier; 057 43.64 -73.05 Rutland; 058 44.66 -72.11 Albany; 059 44.98 -71.69 Averill
WA: 980 47.56 -122.2 Bellevue; 981 47.61 -122.33 Seattle; 982 48.41 -122.28 Everett; 983 47.42 -122.61 Bremerton; 984 47.23 -122.44 Tacoma; 985 46.96 -123.04 Olympia
WA: 986 45.82 -122.62 Vancouver; 988 47.74 -119.98 Wenatchee; 989 46.6 -120.54 Yakima; 990 47.64 -117.38 Airway Heights; 991 47.94 -117.96 Pullman; 992 47.65 -117.43 Spokane
WA: 993 46.28 -119.09 Kennewick; 994 46.13 -117.06 Anatone
WI: 530 43.4 -88.19 Brookfield; 531 42.7 -88.22 Kenosha; 532 43.04 -87.93 Milwaukee; 534 42.73 -87.8 Racine; 535 42.97 -89.56 Janesville; 537 43.07 -89.42 Madison
WI: 538 42.84 -90.71 Bagley; 539 43.59 -89.47 Randolph; 540 45.06 -92.54 Amery; 541 44.81 -88.23 Abrams; 542 44.55 -87.62 Manitowoc; 543 44.5 -88.02 Green Bay
WI: 544 44.9 -89.77 Marshfield; 545 45.92 -89.85 Argonne; 546 43.91 -90.94 La Crosse; 547 44.81 -91.52 Eau Claire; 548 45.87 -91.7 Almena; 549 44.2 -88.76 Appleton
WV: 247 37.4 -81.24 Princeton; 248 37.45 -81.63 Anawalt; 249 37.78 -80.46 White Sulphur Springs; 250 38.18 -81.44 Alloy; 251 38.19 -81.45 Handley; 252 38.71 -81.56 Advent
WV: 253 38.35 -81.63 Charleston; 254 39.38 -77.96 Martinsburg; 255 38.26 -82.15 Alkol; 256 37.77 -82 Accoville; 257 38.41 -82.28 Huntington; 258 37.77 -81.21 Beckley
WV: 259 37.79 -81.07 Beckley; 260 40.19 -80.6 Beech Bottom; 261 39.22 -81.26 Parkersburg; 262 38.8 -80.01 Adrian; 263 39.26 -80.44 Clarksburg; 264 39.28 -80.43 Clarksburg
WV: 265 39.58 -80.13 Morgantown; 266 38.4 -80.8 Belva; 267 39.34 -78.89 Augusta; 268 38.99 -79.03 Baker
WY: 820 41.2 -104.82 Cheyenne; 821 44.8 -110.61 Yellowstone National Park; 822 42.27 -104.51 Chugwater; 823 41.76 -107.12 Baggs; 824 44.49 -108.39 Basin
WY: 825 43.04 -108.59 Arapahoe; 826 42.9 -106.37 Casper; 827 44.41 -104.64 Gillette; 828 44.72 -106.87 Arvada; 829 41.59 -109.87 Evanston; 830 43.59 -110.74 Jackson
WY: 831 42.71 -110.92 Afton`;
