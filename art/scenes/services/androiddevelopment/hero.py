from kit import *

podium(6.6, .45, 'sprout')
with place((0, 0, .45)):
    podium(5.6, .3, 'cream')
    with place((0, 0, .3)):
        standing_phone('app-tasks', (-1.3, .6, 0), turn=10, scale=4.1, lean=12, stand='deep', hole='dot', colour='#24414a')
        toy_robot((2.9, -.9, 0), turn=-18, colour='#4db57a', scale=.95)
        for i, (x, y, colour) in enumerate(((-4.2, -2.2, 'gold'), (-3, -3.2, 'coral'), (-1.5, -2.9, 'brand'))):
            box((1.05, 1.05, 1.05), colour, (x, y, 0), turn=i * 22, round=.2)
        box((1.05, 1.05, 1.05), 'sprout', (-3.2, -2.5, 1.06), turn=-14, round=.2)
        tube([(-1.3, 1, .4), (-1.3, 2.6, .15), (.8, 3.6, .1), (4, 3.2, .1), (6.4, 3.8, -.6)], .08, 'white', smooth=True)
shot((.2, -.2, 3.2), 30.5, turn=-22, height=15, lens=68, ground='#d3ecd9', sky='#e8f6ec')
