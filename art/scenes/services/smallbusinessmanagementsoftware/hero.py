from kit import *

# The counter of a provision store.
box((15, 4.6, 5.2), 'brand', (0, .3, 0), round=.16)
for i in range(5):
    box((2.5, .14, 3.6), 'deep', (-5.8 + i * 2.9, -2.02, .8), round=.1)
plate(15.8, 5.4, .36, 'wood', (0, .2, 5.2), corner=.3, round=.12)
with place((0, 0, 5.56)):
    till((-1.5, .3, 0), turn=10, scale=1.15)
    bill_printer((1.7, -.5, 0), turn=-8, scale=1.15)
    weighing_scale((5.1, .3, 0), turn=-10)
    for i, (x, y, fill, lid) in enumerate(((-6.4, .9, 'gold', 'coral'), (-4.9, 1.2, 'coral', 'teal'), (-6.0, -.7, 'sprout', 'gold'))):
        jar((x, y, 0), fill, lid, 1.25, seed=i)
    coins((-3.6, -1.2, 0), count=4)
    notebook((3.1, -1.3, 0), turn=-20, colour='red', ribbon='cream', size=(1.3, 1.8))
garland([(-7.9, -2.62, 5.35), (-5.9, -2.7, 4.5), (-3.95, -2.7, 5.3), (-2, -2.7, 4.5), (0, -2.7, 5.3), (2, -2.7, 4.5), (3.95, -2.7, 5.3), (5.9, -2.7, 4.5), (7.9, -2.62, 5.35)], .21)
sack((-5.4, -4.6, 0), fill='butter', scale=1.15)
sack((-2.6, -4.9, 0), fill='brick', scale=.95)
parcel((5.2, -4.6, 0), turn=-18, size=(2.3, 1.9, 1.6))
shot((0, -.6, 4.0), 39.5, turn=-16, height=17, lens=70, ground='#f3e2c6', sky='#faf3e6')
